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

/** The states as we know them, where nobody else can be asked. */
export const shippedStates = byName(
  Object.entries(stateNames).flatMap(([code, name]) => (isState(code) ? [{ code, name }] : [])),
);

/** The states as the statistics institute lists them. */
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
