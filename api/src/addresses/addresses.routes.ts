import * as contract from '@sabia/domain/addresses/addresses.contract.ts';
import { on } from '../platform/http/serve.ts';

/** The browser calls these public services directly. */
export const addressesRoutes = (services: { postalCodesUrl: string; statesUrl: string }) => [
  on(contract.readAddressServices, async () => ({
    postalCodes: services.postalCodesUrl,
    states: services.statesUrl,
  })),
];
