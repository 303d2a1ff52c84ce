import type { NextAttempt } from '@sabia/domain/attempts/next-attempt.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { momentWords } from '../window-words.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface RetakeRefusalProps {
  next: Exclude<NextAttempt, { granted: true }>;
  now: Date;
}

function wordsOf(next: RetakeRefusalProps['next'], now: Date): string {
  switch (next.because) {
    case 'not-open':
      return `Abre ${momentWords(next.from, now)}.`;
    case 'closed':
      return `Fechou ${momentWords(next.since, now)}.`;
    case 'attempts-used':
      return 'Você já usou todas as tentativas.';
    case 'pause':
      return `Próxima tentativa a partir de ${formatMoment(next.from, now).toLowerCase()}.`;
  }
}

/** The reason why the learner can't start another attempt now, in place of the button. */
export function RetakeRefusal({ next, now }: RetakeRefusalProps) {
  return (
    <Callout>
      <p>{wordsOf(next, now)}</p>
    </Callout>
  );
}
