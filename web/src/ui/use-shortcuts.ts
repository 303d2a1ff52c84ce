import { useEffect, useState } from 'react';
import { browserEnvironment } from '../platform/environment.ts';

const storageKey = 'sabia.shortcuts';

/** Whether single letters do something, which WCAG 2.1.4 lets everybody turn off. */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => browserEnvironment().storage.getItem(storageKey) !== 'off');
  function choose(next: boolean): void {
    browserEnvironment().storage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  }
  return [isOn, choose];
}

interface ShortcutOptions {
  isOn: boolean;
  /** What stands inside a screen takes a key before the screen does. */
  isInner?: boolean;
}

/** Does what belongs to a key, unless somebody is typing, or means something else by it. */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  { isOn, isInner = false }: ShortcutOptions,
): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent): void {
      const action = actions[event.key.toLowerCase()];
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = event.target instanceof Element ? event.target : null;
      if (place?.closest(typing)) return;
      if (event.key.startsWith('Arrow') && place?.closest(moving)) return;
      if (event.key === 'Enter' && place?.closest(pressing)) return;
      event.preventDefault();
      if (isInner) event.stopPropagation();
      action();
    }
    window.addEventListener('keydown', press, { capture: isInner });
    return () => window.removeEventListener('keydown', press, { capture: isInner });
  }, [actions, isOn, isInner]);
}

/** Where letters are letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Where arrows have work of their own. */
const moving = 'video, [role=region][tabindex]';

/** Where Enter presses what has the focus. */
const pressing = 'a[href], button, summary, [popover]';
