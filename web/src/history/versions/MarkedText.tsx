import type { Stretch } from './marked-words.ts';
import classes from './MarkedText.module.css';

interface MarkedTextProps {
  stretches: readonly Stretch[];
  /** What the marks mean to who hears them. */
  as: 'del' | 'ins';
}

export function MarkedText({ stretches, as: Mark }: MarkedTextProps) {
  return stretches.map(({ text, isMarked }, index) =>
    // The stretches of a text never change places.
    isMarked ? (
      <Mark key={index} className={classes.mark}>
        {text}
      </Mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
