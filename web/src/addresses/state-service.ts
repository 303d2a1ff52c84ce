import { isState, type State, stateNames } from '@sabia/domain/addresses/state.ts';
import { z } from 'zod';
import { askService } from './ask-service.ts';

const answer = z
  .array(z.object({ sigla: z.string().refine(isState), nome: z.string().min(1) }))
  .length(Object.keys(stateNames).length);

export interface StateChoice {
  code: State;
  name: string;
}

const { compare } = new Intl.Collator('pt-BR');
const byName = (states: StateChoice[]) =>
  states.toSorted((one, other) => compare(one.name, other.name));

/** The built-in states, used without the service. */
export const shippedStates = byName(
  Object.entries(stateNames).flatMap(([code, name]) => (isState(code) ? [{ code, name }] : [])),
);

/** The states of the API of the statistics institute (IBGE). */
export async function listStates(
  service: string,
  signal: AbortSignal,
  wait?: number,
): Promise<StateChoice[]> {
  const told = await askService(`${service}/api/v1/localidades/estados`, answer, signal, wait);
  return told
    ? byName(told.map(({ sigla, nome }) => ({ code: sigla, name: nome })))
    : shippedStates;
}
