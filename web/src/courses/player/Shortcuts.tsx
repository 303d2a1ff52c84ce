import { IconKeyboard } from '@tabler/icons-react';
import classes from './Shortcuts.module.css';
import { useShortcutChoice, useShortcuts } from './use-shortcuts.ts';

interface ShortcutsProps {
  /** By which its button opens it. */
  id: string;
  onNext: () => void;
  onPrevious: () => void;
}

/** N and P move through the course; ? says so. */
export function Shortcuts({ id, onNext, onPrevious }: ShortcutsProps) {
  const [isOn, choose] = useShortcutChoice();
  useShortcuts(
    {
      n: onNext,
      p: onPrevious,
      '?': () => document.getElementById(id)?.togglePopover(),
    },
    isOn,
  );
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Atalhos do teclado"
      className={classes.help}
    >
      <dl className={classes.keys}>
        <dt>
          <kbd>N</kbd>
        </dt>
        <dd>Próximo conteúdo</dd>
        <dt>
          <kbd>P</kbd>
        </dt>
        <dd>Conteúdo anterior</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>Mostrar estes atalhos</dd>
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
