import { IconKeyboard } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from './Shortcuts.module.css';
import { useShortcutChoice, useShortcuts } from './use-shortcuts.ts';

export interface Shortcut {
  /** As the keyboard names it: 'n', 'arrowright'. */
  key: string;
  /** As people name it. Without it the key works, and is said by another's. */
  name?: string;
  /** What it does. */
  label: string;
  act: () => void;
}

interface ShortcutsProps {
  /** By which its button opens it. */
  id: string;
  shortcuts: readonly Shortcut[];
  /** What stands inside a screen takes a key before the screen does. */
  isInner?: boolean;
}

/** The keys of a screen, and the help that says which they are: '?' opens it. */
export function Shortcuts({ id, shortcuts, isInner = false }: ShortcutsProps) {
  const [isOn, choose] = useShortcutChoice();
  const all = [
    ...shortcuts,
    {
      key: '?',
      name: '?',
      label: 'Mostrar estes atalhos',
      act: () => document.getElementById(id)?.togglePopover(),
    },
  ];
  useShortcuts(Object.fromEntries(all.map(({ key, act }) => [key, act])), { isOn, isInner });
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Atalhos do teclado"
      className={classes.help}
    >
      <dl className={classes.keys}>
        {all.map(
          ({ key, name, label }) =>
            name && (
              <Fragment key={key}>
                <dt>
                  <kbd>{name}</kbd>
                </dt>
                <dd>{label}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        Usar estes atalhos
      </label>
    </div>
  );
}

export function ShortcutsButton({ shortcuts }: { shortcuts: string }) {
  return (
    <button type="button" popoverTarget={shortcuts} className={classes.open}>
      <IconKeyboard size={20} aria-hidden="true" />
      Atalhos do teclado (?)
    </button>
  );
}
