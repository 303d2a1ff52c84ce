import { queryOptions } from '@tanstack/react-query';
import { read } from '../platform/api/api.ts';
import { listStates, shippedStates } from './state-service.ts';

/** The URLs of the public services; they change with the configuration only. */
export const addressServicesQuery = { ...read('GET /addresses/services'), staleTime: Infinity };

/** The 27 states, built in; refreshed from the service. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: async ({ client, signal }) => {
    const { states } = await client.query(addressServicesQuery);
    return listStates(states, signal);
  },
  staleTime: Infinity,
  placeholderData: shippedStates,
});
