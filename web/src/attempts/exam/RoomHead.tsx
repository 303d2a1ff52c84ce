import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { RoundButton } from '../../ui/RoundButton.tsx';
import classes from './Taking.module.css';

interface RoomHeadProps {
  title: string;
  onLeave: () => void;
  clock?: ReactNode;
  /** If the answers are saved. */
  state?: ReactNode;
  /** The buttons at the right. */
  children?: ReactNode;
}

/** The head of the room: the way out, the title, the clock, and what ends the attempt. */
export function RoomHead({ title, onLeave, clock, state, children }: RoomHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus was on the page that the room hides.
    if (document.activeElement?.checkVisibility() && document.activeElement !== document.body)
      return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={classes.head} data-timed={clock ? true : undefined}>
      <RoundButton
        aria-label="Sair e voltar depois"
        title="Sair e voltar depois"
        className={classes.leave}
        onClick={onLeave}
      >
        <IconArrowLeft size={22} aria-hidden="true" />
      </RoundButton>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {clock}
      <div className={classes.state}>{state}</div>
      <div className={classes.tools}>{children}</div>
    </header>
  );
}
