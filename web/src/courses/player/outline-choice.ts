import { useState } from 'react';
import { deviceStorage } from '../../platform/device/device-storage.ts';

const storageKey = 'sabia.outline';

/** The choice of showing the outline beside the lesson on wide screens, kept on this device. */
export function useOutlineChoice(): [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(() => deviceStorage.getItem(storageKey) !== 'collapsed');
  function toggle(): void {
    deviceStorage.setItem(storageKey, isShown ? 'collapsed' : 'shown');
    setShown(!isShown);
  }
  return [isShown, toggle];
}
