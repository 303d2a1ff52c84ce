import { useEffect, useState } from 'react';
import { useIdentityUser } from '../layout/session.ts';
import { deviceTime } from '../platform/clock.ts';
import { hearPages, readPages, type WaitingPage } from './waiting-pages.ts';

/** The pages that wait on this device for their upload, of one attempt; null: of questions outside of attempts. */
export function useWaitingPages(attemptId: string | null): readonly WaitingPage[] {
  const owner = useIdentityUser()?.id ?? '';
  const [pages, setPages] = useState<readonly WaitingPage[]>([]);
  useEffect(() => {
    let reads = 0;
    async function load(): Promise<void> {
      reads += 1;
      const number = reads;
      const found = await readPages(owner, deviceTime());
      // An earlier read may end after a later one.
      if (number === reads) setPages(found);
    }
    void load();
    const stop = hearPages(() => void load());
    return () => {
      reads = 0;
      stop();
    };
  }, [owner]);
  return pages.filter((page) => page.attemptId === attemptId);
}
