import { useEffect, useRef } from 'react';

/**
 * For screens that come after their skeleton, or change without a navigation to another: the heading
 * gets the focus, and is read aloud. Focus that somebody has put elsewhere stays there on arrival.
 */
export function useHeadingFocus(screen: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isArrival = shown.current === undefined;
    if (shown.current === screen) return;
    shown.current = screen;
    const main = document.querySelector('main');
    if (isArrival && document.activeElement !== main) return;
    main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen]);
}
