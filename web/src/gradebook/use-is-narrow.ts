import { useSyncExternalStore } from 'react';

/** 768 pixels at the usual font size: the window of a phone or of an upright tablet. */
const narrow = '(max-width: 48em)';

/** True while the window is too narrow for a table. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const list = matchMedia(narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
