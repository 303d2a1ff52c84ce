import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './Dialog.module.css';
import { Heading } from '../primitives/Heading.tsx';
import { Row } from '../primitives/Row.tsx';

interface PosterDialogProps {
  title: string;
  /** In letters that are read from the last row of a room. */
  words: string;
  /** As large as the screen permits; null for none. */
  picture: ReactNode;
  /** Below the words. */
  children: ReactNode;
  onClose: () => void;
}

/** A picture with a few words over the whole screen, to be projected and printed: a printout has nothing else. */
export function PosterDialog({ title, words, picture, children, onClose }: PosterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes.poster}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <Heading id={heading}>{title}</Heading>
      {picture && <div className={classes.posterPicture}>{picture}</div>}
      <p className={classes.posterWords}>{words}</p>
      {children}
      <Row justify="center" className={classes.posterActions}>
        <Button onClick={() => window.print()}>Imprimir</Button>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Fechar
        </Button>
      </Row>
    </dialog>,
    document.body,
  );
}
