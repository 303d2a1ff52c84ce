import { queryOptions } from '@tanstack/react-query';
import { type DeviceContext, deviceOwner } from '../layout/device-owner.ts';
import type { KeptOnDevice } from './read-kept.ts';

const nothing: KeptOnDevice = { course: null, attempt: null };

/** Read anew by each screen: another tab may have opened another course. */
export const keptOnDeviceQuery = (context: DeviceContext) => {
  const owner = deviceOwner(context)();
  return queryOptions({
    queryKey: ['kept on device', owner],
    queryFn: async () => {
      if (owner === null) return nothing;
      const { readKept } = await import('./read-kept.ts');
      return readKept(owner).catch(() => nothing);
    },
    staleTime: 0,
    gcTime: 0,
  });
};
