import { IconKeyboard } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from './Shortcuts.module.css';
import { useShortcutChoice, useShortcuts } from './use-shortcuts.ts';
import { CheckboxLabel } from '../primitives/CheckboxLabel.tsx';

export interface Shortcut {
  /** `KeyboardEvent.key` in lower case: 'n', 'arrowright'. */
  key: string;
  /** The label of the key. Absent if the help of another shortcut names it. */
  name?: string;
  /** The description of its action. */
  label: string;
  /** Absent if the focused element handles the key itself. */
  act?: () => void;
}

interface ShortcutsProps {
  /** The id for the `popoverTarget` of its button. */
  id: string;
  shortcuts: readonly Shortcut[];
  /** Inner components handle a key before the screen does. */
  isInner?: boolean;
}

/** The keyboard shortcuts of a screen and their help, opened by '?'. */
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
  useShortcuts(Object.fromEntries(all.flatMap(({ key, act }) => (act ? [[key, act]] : []))), {
    isOn,
    isInner,
  });
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
      <CheckboxLabel>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        Usar estes atalhos
      </CheckboxLabel>
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
