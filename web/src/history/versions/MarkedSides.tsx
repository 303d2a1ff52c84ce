import type { Difference } from '@sabia/domain/history/revision.ts';
import type { ReactNode } from 'react';
import { markedWords } from './marked-words.ts';
import { MarkedText } from './MarkedText.tsx';

interface MarkedSidesProps {
  difference: Pick<Difference, 'before' | 'after'>;
  children: (before: ReactNode, after: ReactNode) => ReactNode;
}

/** Long texts with their differences marked; what compares them loads with it. */
export function MarkedSides({ difference, children }: MarkedSidesProps) {
  const { before, after } = markedWords(difference.before, difference.after);
  return children(
    <MarkedText stretches={before} as="del" />,
    <MarkedText stretches={after} as="ins" />,
  );
}
