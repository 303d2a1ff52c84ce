import type { Difference } from '@sabia/domain/history/revision.ts';
import type { ReactNode } from 'react';
import { markedWords } from './marked-words.ts';
import { MarkedText } from './MarkedText.tsx';

interface MarkedPanesProps {
  difference: Pick<Difference, 'before' | 'after'>;
  children: (before: ReactNode, after: ReactNode) => ReactNode;
}

/** Both texts of a difference with their changes marked. A chunk of its own, with the diff library. */
export function MarkedPanes({ difference, children }: MarkedPanesProps) {
  const { before, after } = markedWords(difference.before, difference.after);
  return children(
    <MarkedText segments={before} as="del" />,
    <MarkedText segments={after} as="ins" />,
  );
}
