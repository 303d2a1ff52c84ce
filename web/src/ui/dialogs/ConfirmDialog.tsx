import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './Dialog.module.css';
import { Heading } from '../primitives/Heading.tsx';
import { Row } from '../primitives/Row.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question: 'Excluir este curso?' */
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The verb of the question: 'Excluir'. */
  confirmLabel: string;
  /** An alternative action. */
  otherChoice?: { label: string; onChoose: () => void };
  isDangerous?: boolean;
  /** True while the data that it needs is loading. */
  isDisabled?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Esc closes this dialog only, not a Mantine drawer around it. */
const escStaysHere = { 'data-mantine-stop-propagation': true };

/** A native modal dialog: the browser traps the focus, closes it by Esc and restores the focus. */
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
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes.question}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <Heading id={heading}>{title}</Heading>
      <div className={classes.body}>{children}</div>
      <Row justify="end">
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
      </Row>
    </dialog>
  );
}
