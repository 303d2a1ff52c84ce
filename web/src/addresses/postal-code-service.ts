import { isState } from '@sabia/domain/addresses/state.ts';
import { z } from 'zod';
import { askService } from './ask-service.ts';

const text = z.string().trim().nullish();

/** A CEP of a whole town has no street and no neighbourhood. */
const answer = z.object({
  street: text.transform((street) => street ?? ''),
  neighborhood: text.transform((neighborhood) => neighborhood ?? ''),
  city: z.string().trim().min(1),
  state: z.string().refine(isState),
});
export type FoundAddress = z.output<typeof answer>;

/** The address of a CEP by BrasilAPI; null if it is unknown or the service fails. */
export const findAddress = (
  service: string,
  postalCode: string,
  signal: AbortSignal,
  wait?: number,
): Promise<FoundAddress | null> =>
  askService(`${service}/api/cep/v2/${postalCode}`, answer, signal, wait);
