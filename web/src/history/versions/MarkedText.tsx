import type { Segment } from './marked-words.ts';
import classes from './versions.module.css';

interface MarkedTextProps {
  segments: readonly Segment[];
  /** The element of marked segments; screen readers announce it. */
  as: 'del' | 'ins';
}

export function MarkedText({ segments, as: Mark }: MarkedTextProps) {
  return segments.map(({ text, isMarked }, index) =>
    // Segments never change their order, so the index is a stable key.
    isMarked ? (
      <Mark key={index} className={classes.mark}>
        {text}
      </Mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
