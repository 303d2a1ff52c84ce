import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { Heading } from './primitives/Heading.tsx';
import { Row } from './primitives/Row.tsx';
import classes from './SidePanel.module.css';

interface SidePanelProps {
  /** The id for `popoverTarget` of the button that opens it. */
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

/**
 * A column beside the page. On narrow screens it is a drawer: a native popover with light dismissal,
 * Esc and restored focus.
 */
export function SidePanel({ id, title, children, className = '' }: SidePanelProps) {
  const heading = useId();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={heading}
      className={`${classes.panel} ${className}`}
      onToggle={(event) => {
        if (event.newState === 'open') close.current?.focus();
      }}
    >
      <Row justify="between">
        <Heading id={heading} size={17}>
          {title}
        </Heading>
        <button
          ref={close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={`Fechar ${title.toLocaleLowerCase('pt-BR')}`}
          className={classes.close}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </Row>
      {children}
    </section>
  );
}
