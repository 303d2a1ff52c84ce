import { z } from 'zod';
import { everyone, operation } from '../operation.ts';

export const readAddressServices = operation({
  route: 'GET /addresses/services',
  summary: 'The public services that the site asks for addresses and for the states',
  audience: everyone,
  reply: z.object({
    /** Answers /api/cep/v2/{cep}, as BrasilAPI does. */
    postalCodes: z.string(),
    /** Answers /api/v1/localidades/estados, as the statistics institute does. */
    states: z.string(),
  }),
});
