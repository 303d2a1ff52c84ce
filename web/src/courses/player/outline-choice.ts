import { useState } from 'react';
import { browserEnvironment } from '../../platform/environment.ts';

const storageKey = 'sabia.outline';

/** The choice of showing the outline beside the lesson on wide screens, kept on this device. */
export function useOutlineChoice(): [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(
    () => browserEnvironment().storage.getItem(storageKey) !== 'collapsed',
  );
  function toggle(): void {
    browserEnvironment().storage.setItem(storageKey, isShown ? 'collapsed' : 'shown');
    setShown(!isShown);
  }
  return [isShown, toggle];
}
