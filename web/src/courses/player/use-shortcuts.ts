import { useEffect, useState } from 'react';
import { thisBrowser } from '../../shell/device.ts';

const key = 'sabia.shortcuts';

/** Whether single letters do something, which WCAG 2.1.4 lets everybody turn off. */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => thisBrowser().storage.getItem(key) !== 'off');
  function choose(next: boolean): void {
    thisBrowser().storage.setItem(key, next ? 'on' : 'off');
    setOn(next);
  }
  return [isOn, choose];
}

/** Does what belongs to a key, unless somebody is typing, or means something else by it. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent): void {
      const action = actions[event.key.toLowerCase()];
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions, isOn]);
}

/** Where letters are letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';
