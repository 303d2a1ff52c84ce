import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { queryOptions } from '@tanstack/react-query';
import { type DeviceContext, deviceOwner } from '../layout/device-owner.ts';
import type { LinkedAttempt } from './attempt-link.ts';

/** What a learner can go on with on this device without a network (product.md WEB9, WEB14). */
export interface KeptOnDevice {
  course: KeptCourse | null;
  attempt: (LinkedAttempt & Pick<Attempt, 'title' | 'deadline'>) | null;
}

interface KeptCourse {
  /** As in the address of its page. */
  slug: string;
  title: string;
  /** The content that was opened last. */
  content: { id: string; title: string } | null;
}

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
