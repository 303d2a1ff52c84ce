import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question: 'Excluir este curso?' */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The verb of the question: 'Excluir'. */
  confirmLabel: string;
  /** Another way on. */
  otherChoice?: { label: string; onChoose: () => void };
  isDangerous?: boolean;
  /** What it needs is not there yet. */
  isDisabled?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Esc closes this dialog, and not the drawer of Mantine that it may stand in. */
const escStaysHere = { 'data-mantine-stop-propagation': true };

/** The browser's own modal dialog: it keeps the focus inside, closes by Esc and gives the focus back. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  otherChoice,
  isDangerous = false,
  isDisabled = false,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} {...escStaysHere}>
          Cancelar
        </Button>
        {otherChoice && (
          <Button variant="default" onClick={otherChoice.onChoose} {...escStaysHere}>
            {otherChoice.label}
          </Button>
        )}
        <Button
          color={isDangerous ? 'red' : undefined}
          disabled={isDisabled}
          loading={isPending}
          onClick={onConfirm}
          {...escStaysHere}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
