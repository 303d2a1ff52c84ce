import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation to another screen, focus goes to its heading, so that a screen reader says
 * where one is and the keyboard goes on from there. A change of filters or page is no arrival.
 */
export function useArrivalFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector('main');
        if (main?.contains(document.activeElement)) return;
        const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
        (heading ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
