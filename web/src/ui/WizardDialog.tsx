import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { ProgressBar } from './ProgressBar.tsx';
import classes from './WizardDialog.module.css';

interface StepsDialogProps {
  /** Lets its owner close it. */
  ref: Ref<{ close: () => void }>;
  title: string;
  /** The step that one is at; it takes the focus by `Focused`. */
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  onClose: () => void;
}

/** Work in several steps. The browser's own modal dialog keeps the focus inside. */
export function WizardDialog({ ref, title, children, actions, onClose }: StepsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useImperativeHandle(ref, () => ({ close: () => dialog.current?.close() }), []);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      // Esc closes this dialog, and not the drawer that it may stand in.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}

/** Takes the focus when it comes: what had it went with the former step. */
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
  /** How long the server takes with it. */
  wait: string;
  /** Of the file that has been sent. */
  percentage: number;
}

/** A file on its way, and then the server at work on it. */
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
          text={`${percentage}% enviado`}
        />
      )}
    </Focused>
  );
}
