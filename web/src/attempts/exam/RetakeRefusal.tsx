import type { NextAttempt } from '@sabia/domain/attempts/next-attempt.ts';
import { formatMoment } from '../../ui/dates.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface RetakeRefusalProps {
  next: Exclude<NextAttempt, { granted: true }>;
  now: Date;
}

/** The reason why the learner can't start another attempt now, in place of the button. */
export function RetakeRefusal({ next, now }: RetakeRefusalProps) {
  return (
    <Callout>
      <p>
        {next.because === 'attempts-used'
          ? 'Você já usou todas as tentativas desta prova.'
          : `Próxima tentativa a partir de ${formatMoment(next.from, now).toLowerCase()}.`}
      </p>
    </Callout>
  );
}
