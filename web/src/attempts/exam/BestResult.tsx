import type { ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { scoreWords } from '../../item-response/total-score.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface BestResultProps {
  best: ListedAttempt;
  /** The exam has a scale, so that its share of right answers is no score. */
  hasScores: boolean;
  /** The exam has a passing score. */
  isPassable: boolean;
}

/** The learner's best result at an exam, by its scale if it has one. */
export function BestResult({ best: { result, score }, hasScores, isPassable }: BestResultProps) {
  if (!result) return null;
  const average = formatPercentage(result.correctAverage);
  const words = scoreWords(score);
  return (
    <Callout>
      <p>
        {words ? (
          <>
            Sua melhor nota: <strong>{words}</strong> · {average} de acertos
          </>
        ) : hasScores ? (
          <>
            Seu melhor resultado: <strong>{average}</strong> de acertos
          </>
        ) : (
          <>
            Sua melhor nota: <strong>{average}</strong>
          </>
        )}
        {result.isApproved && isPassable && ' · Você já passou'}
      </p>
    </Callout>
  );
}
