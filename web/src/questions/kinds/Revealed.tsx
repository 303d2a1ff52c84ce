import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from '../../attempts/Alternative.module.css';
import { PicturedText } from '../../attempts/PicturedText.tsx';

/** In place of an answer. */
export const blankWords = 'Em branco';

interface RevealedPartProps {
  /** A letter or a number; a part without one has its whole width for the text. */
  sign?: string | number | undefined;
  html: string;
  /** Undefined: neither right nor wrong is told. */
  isRight: boolean | undefined;
  children?: ReactNode;
}

/** A part of an answered task: its text, and below it the answer and the key in words. */
export function RevealedPart({ sign, html, isRight, children }: RevealedPartProps) {
  return (
    <li
      className={sign === undefined ? classes.item : classes.alternative}
      data-kind={kindOf(isRight)}
    >
      {sign !== undefined && <span className={classes.letter}>{sign}</span>}
      <PicturedText html={html} />
      {children && <RevealedWords isRight={isRight}>{children}</RevealedWords>}
    </li>
  );
}

interface RevealedWordsProps {
  isRight: boolean | undefined;
  children: ReactNode;
}

export const RevealedWords = ({ isRight, children }: RevealedWordsProps) => (
  <span className={classes.mark} data-kind={kindOf(isRight)}>
    {isRight === true && <IconCircleCheck size={18} aria-hidden="true" />}
    {isRight === false && <IconCircleX size={18} aria-hidden="true" />}
    {/* One box, so that the words wrap beside the icon. */}
    <span>{children}</span>
  </span>
);

interface RevealedValueProps {
  label: string;
  isRight?: boolean | undefined;
  children: ReactNode;
}

/** An answer or a key that is one value. */
export const RevealedValue = ({ label, isRight, children }: RevealedValueProps) => (
  <Stack gap={4} className={classes.item} data-kind={kindOf(isRight)}>
    <Muted size={14}>{label}</Muted>
    {isRight === undefined ? (
      <div className={classes.value}>{children}</div>
    ) : (
      <RevealedWords isRight={isRight}>{children}</RevealedWords>
    )}
  </Stack>
);

const kindOf = (isRight: boolean | undefined) =>
  isRight === undefined ? undefined : isRight ? 'right' : 'wrong';
