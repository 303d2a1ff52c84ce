import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './Film.module.css';

interface FilmMenuProps<Value extends number> {
  /** The accessible name: 'Velocidade'. */
  label: string;
  /** The present value as text on the button, with which its name begins. Default: the button has an icon. */
  shown?: string;
  /** On the button. */
  children: ReactNode;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A button of a film with a list of radio buttons above it, which the full screen shows too. */
export function FilmMenu<Value extends number>(props: FilmMenuProps<Value>) {
  const { label, shown, children, options, value, onChoose } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div
      role="presentation"
      className={classes.menuPlace}
      onKeyDown={(event) => {
        if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.control}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={
          shown
            ? `${shown}, ${label.toLocaleLowerCase('pt-BR')}`
            : `${label}: ${options.find((option) => option.value === value)?.text ?? ''}`
        }
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        role="radiogroup"
        aria-label={label}
        hidden={!isOpen}
        className={classes.menu}
      >
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              onClick={({ detail }) => {
                // A click of the pointer, not of an arrow key.
                if (detail > 0) close();
              }}
            />
            {option.text}
          </label>
        ))}
      </div>
    </div>
  );
}
