import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without movement, focus or tap after which the controls of a playing film disappear. */
const restTime = 3000;

/** True while the controls of a film are shown: always in a pause, else after a movement, a key, a focus or a tap. */
export function useShownControls(
  frame: RefObject<HTMLElement | null>,
  isPlaying: boolean,
): { isShown: boolean; show: () => void; hide: () => void } {
  const rest = useRef(0);
  const [isResting, setResting] = useState(false);

  /** Starts the rest again. */
  function wait(): void {
    clearTimeout(rest.current);
    rest.current = window.setTimeout(() => {
      // A control with the keyboard's focus or below the pointer, and an open menu, must not disappear.
      const isUsed = frame.current?.querySelector(
        '[data-controls] :focus-visible, [data-controls]:hover, [data-controls] [aria-expanded=true]',
      );
      if (isUsed) wait();
      else setResting(true);
    }, restTime);
  }
  const startResting = useEffectEvent(wait);
  useEffect(() => {
    if (isPlaying) startResting();
    return () => clearTimeout(rest.current);
  }, [isPlaying]);

  return {
    isShown: !isPlaying || !isResting,
    show: () => {
      setResting(false);
      wait();
    },
    hide: () => setResting(true),
  };
}
