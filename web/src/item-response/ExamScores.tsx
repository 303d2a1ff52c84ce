import type { AttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ScoresSkeleton } from './ScoresSkeleton.tsx';
import { attemptScoresQuery } from './exam-scores.api.ts';
import classes from './ExamScores.module.css';
import { AbilityMatrix } from './exam-result/AbilityMatrix.tsx';
import { AreaScores } from './exam-result/AreaScores.tsx';
import { Coherence } from './exam-result/Coherence.tsx';
import { CountedAreas } from './exam-result/CountedAreas.tsx';
import { Gains } from './exam-result/Gains.tsx';

interface ExamScoresProps {
  attemptId: string;
  /** Shows a question in the review below. */
  onQuestion: (number: number) => void;
  /** Appears together with the scores, so that nothing moves. */
  children: ReactNode;
}

/** The scores of an attempt at a practice exam with a scale, and what they say (product.md TRI9 and TRI10). */
export function ExamScores({ attemptId, onQuestion, children }: ExamScoresProps) {
  const { data, error, isFetching, refetch } = useQuery(attemptScoresQuery(attemptId));
  if (data) {
    return (
      <>
        {data.scale.kind === 'COUNT' ? (
          <CountedAreas scores={data} />
        ) : (
          <ItemResponse scores={data} onQuestion={onQuestion} />
        )}
        {children}
      </>
    );
  }
  if (!error || isFetching) return <ScoresSkeleton />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void refetch()} />
      {children}
    </>
  );
}

function ItemResponse({
  scores,
  onQuestion,
}: Pick<ExamScoresProps, 'onQuestion'> & { scores: AttemptScores }) {
  const [chosen, setChosen] = useState(scores.areas[0]?.areaId);
  const area = scores.areas.find(({ areaId }) => areaId === chosen) ?? scores.areas[0];
  if (!area) return null;
  return (
    <div className={classes.sections}>
      <AreaScores scores={scores} chosen={area.areaId} onChoose={setChosen} />
      {area.score !== null && area.questions.length > 0 && (
        <>
          <Coherence area={area} />
          <Gains area={area} onQuestion={onQuestion} />
          <AbilityMatrix area={area} />
        </>
      )}
    </div>
  );
}
