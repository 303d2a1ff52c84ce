import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a screen that replaces its skeleton or changes without a navigation,
 * so that screen readers announce it. A focus that the user has moved stays.
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
