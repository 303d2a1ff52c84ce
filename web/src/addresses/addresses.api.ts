import { queryOptions } from '@tanstack/react-query';
import { read } from '../platform/api.ts';
import { listStates, shippedStates } from './state-service.ts';

/** Which public services are asked; that changes with the school's configuration only. */
export const addressServicesQuery = { ...read('GET /addresses/services'), staleTime: Infinity };

/** The 27 states, at once; asked for again, they may have learnt a new name. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: async ({ client, signal }) => {
    const { states } = await client.query(addressServicesQuery);
    return listStates(states, signal);
  },
  staleTime: Infinity,
  placeholderData: shippedStates,
});
