import { z } from 'zod';
import { everyone, operation } from '../operation.ts';

export const readAddressServices = operation({
  route: 'GET /addresses/services',
  summary: 'The public services of postal codes and states that the site calls',
  audience: everyone,
  reply: z.object({
    /** Base URL of a service with BrasilAPI's `/api/cep/v2/{cep}`. */
    postalCodes: z.string(),
    /** Base URL of a service with IBGE's `/api/v1/localidades/estados`. */
    states: z.string(),
  }),
});
