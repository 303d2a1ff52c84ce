import * as contract from '@sabia/domain/addresses/addresses.contract.ts';
import { on } from '../platform/http/serve.ts';

/** The site asks them itself: they are public, and need not know of us. */
export const addressesRoutes = (services: { postalCodesUrl: string; statesUrl: string }) => [
  on(contract.readAddressServices, async () => ({
    postalCodes: services.postalCodesUrl,
    states: services.statesUrl,
  })),
];
