import type { AttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { QuestionNote } from '../attempts/question-note.ts';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { ScoresSkeleton } from './ScoresSkeleton.tsx';
import { attemptScoresQuery } from './exam-scores.api.ts';
import classes from './ExamScores.module.css';
import { AbilityMatrix } from './exam-result/AbilityMatrix.tsx';
import { AreaScores } from './exam-result/AreaScores.tsx';
import { Coherence } from './exam-result/Coherence.tsx';
import { CountedAreas } from './exam-result/CountedAreas.tsx';
import { Gains } from './exam-result/Gains.tsx';
import { points } from './points.ts';
import { TrainingLink } from './exam-result/TrainingLink.tsx';

interface ExamScoresProps {
  attemptId: string;
  practiceExamId: string | null;
  /** Shows a question in the review below. */
  onQuestion: (number: number) => void;
  /** The next step, below the score; gets the same as `children`. */
  nextStep: (notes: ReadonlyMap<string, QuestionNote>) => ReactNode;
  /** Appears together with the scores, so that nothing moves; gets weight and worth of questions by their ids. */
  children: (notes?: ReadonlyMap<string, QuestionNote>) => ReactNode;
}

/** The scores of an attempt at a practice exam with a scale, and what they say (product.md TRI9, TRI10, TRI25). */
export function ExamScores({
  attemptId,
  practiceExamId,
  onQuestion,
  nextStep,
  children,
}: ExamScoresProps) {
  const { data, error, isFetching, refetch } = useQuery(attemptScoresQuery(attemptId));
  if (data) {
    const notes = notesOf(data);
    const step = nextStep(notes);
    return (
      <>
        {data.scale.kind === 'COUNT' ? (
          <CountedAreas scores={data}>{step}</CountedAreas>
        ) : (
          <ItemResponse scores={data} {...{ practiceExamId, onQuestion }}>
            {step}
          </ItemResponse>
        )}
        {children(notes)}
      </>
    );
  }
  if (!error || isFetching) return <ScoresSkeleton />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void refetch()} />
      {children()}
    </>
  );
}

/** The weights of questions as they count now, and 'Esta questão valeria +9,8' of each wrong one that counts. */
const notesOf = ({ areas }: AttemptScores): ReadonlyMap<string, QuestionNote> =>
  new Map(
    areas.flatMap(({ questions }) =>
      questions.map(({ questionId, weight, isRight, effect }) => [
        questionId,
        {
          weight: weight === 1 ? undefined : weight,
          words: effect && !isRight ? `Esta questão valeria +${points(effect.gain)}` : undefined,
          gain: effect && !isRight ? effect.gain : undefined,
        },
      ]),
    ),
  );

function ItemResponse({
  scores,
  practiceExamId,
  onQuestion,
  children,
}: Pick<ExamScoresProps, 'practiceExamId' | 'onQuestion'> & {
  scores: AttemptScores;
  /** Below the score. */
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState(scores.areas[0]?.areaId);
  const area = scores.areas.find(({ areaId }) => areaId === chosen) ?? scores.areas[0];
  if (!area)
    return (
      <AreaScores scores={scores} chosen={undefined} onChoose={setChosen}>
        {children}
      </AreaScores>
    );
  return (
    <div className={classes.sections}>
      <AreaScores scores={scores} chosen={area.areaId} onChoose={setChosen}>
        {children}
      </AreaScores>
      {area.score !== null && area.questions.length > 0 && (
        <>
          <Coherence area={area} />
          <Gains area={area} onQuestion={onQuestion}>
            <TrainingLink area={area} practiceExamId={practiceExamId} />
          </Gains>
          <AbilityMatrix area={area} />
        </>
      )}
    </div>
  );
}
