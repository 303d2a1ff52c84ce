import { useEffect, useRef } from 'react';

/** Another content is another screen: its heading gets the focus, and is read aloud. The first has it by arrival. */
export function useScreenFocus(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen]);
}
