import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { ProgressBar } from '../states/ProgressBar.tsx';
import classes from './Dialog.module.css';
import { Heading } from '../primitives/Heading.tsx';
import { Row } from '../primitives/Row.tsx';

interface StepsDialogProps {
  /** Handle for the parent component. */
  ref: Ref<{ close: () => void }>;
  title: string;
  /** The current wizard step; `Focused` moves the focus to it. */
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  onClose: () => void;
}

/** A wizard in a native modal dialog, which traps the focus. */
export function WizardDialog({ ref, title, children, actions, onClose }: StepsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useImperativeHandle(ref, () => ({ close: () => dialog.current?.close() }), []);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes.wizard}`}
      aria-labelledby={heading}
      onClose={onClose}
      // Esc closes this dialog only, not a drawer around it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Heading id={heading} className={classes.wizardTitle}>
        {title}
      </Heading>
      <div className={classes.step}>{children}</div>
      <Row justify="end" className={classes.wizardActions}>
        {actions}
      </Row>
    </dialog>
  );
}

/** Takes the focus when it mounts, because the focused element was removed with the previous step. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.focused}>
      {children}
    </div>
  );
}

export const isSent = (percentage: number) => percentage >= 100;

interface FileAtWorkProps {
  /** 'Lendo turma.csv' */
  what: string;
  /** Tells how long the server needs. */
  wait: string;
  /** The sent percentage of the file. */
  percentage: number;
}

/** The progress of an upload, then of the server's work on it. */
export function FileAtWork({ what, wait, percentage }: FileAtWorkProps) {
  return (
    <Focused>
      <p role="status">{isSent(percentage) ? `${what}… ${wait}` : `${what}…`}</p>
      {isSent(percentage) ? (
        <progress aria-label={what} className={classes.endless} />
      ) : (
        <ProgressBar
          label="Envio do arquivo"
          value={percentage}
          max={100}
          text={`${formatPercentage(percentage)} enviado`}
        />
      )}
    </Focused>
  );
}
