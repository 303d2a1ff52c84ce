import { useLayoutEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device/device-storage.ts';

const storageKey = 'sabia.shortcuts';

/** The setting that turns single-key shortcuts off (WCAG 2.1.4). */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => deviceStorage.getItem(storageKey) !== 'off');
  function choose(next: boolean): void {
    deviceStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  }
  return [isOn, choose];
}

interface ShortcutOptions {
  isOn: boolean;
  /** Inner components handle a key before the screen does. */
  isInner?: boolean;
}

/** Runs the action of a key, unless the focused element uses the key itself. */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  { isOn, isInner = false }: ShortcutOptions,
): void {
  // Not useEffect, which runs after the screen is painted: a key pressed in between would do nothing.
  useLayoutEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent): void {
      const action = actions[event.key.toLowerCase()];
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = event.target instanceof Element ? event.target : null;
      if (place?.closest(typing)) return;
      if (event.key.startsWith('Arrow') && place?.closest(moving)) return;
      if ((event.key === 'Enter' || event.key === ' ') && place?.closest(pressing)) return;
      event.preventDefault();
      if (isInner) event.stopPropagation();
      action();
    }
    window.addEventListener('keydown', press, { capture: isInner });
    return () => window.removeEventListener('keydown', press, { capture: isInner });
  }, [actions, isOn, isInner]);
}

/** Elements in which letters are text. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/**
 * Elements that use arrow keys themselves. Alternatives, one below the other, are a fieldset and no `radiogroup`: a letter
 * chooses and focuses one, and → has to lead on from there instead of choosing another.
 */
const moving = 'video, audio, [role=region][tabindex], [role=radiogroup]';

/** Elements that Enter or the space bar activates. */
const pressing = 'a[href], button, summary, input, audio, [popover]';
