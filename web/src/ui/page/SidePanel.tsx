import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Row } from '../primitives/Row.tsx';
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
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const wide = matchMedia('(width >= 62em)');
    // A drawer that is open while the window grows, as when a tablet is turned, would stay in the top layer.
    const hide = () => wide.matches && panel.current?.hidePopover();
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, []);
  return (
    <section
      ref={panel}
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
