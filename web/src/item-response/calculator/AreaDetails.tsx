import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { ScoredArea } from '@sabia/domain/item-response/item-response.contract.ts';
import type { AnsweredArea } from '../answered-area.ts';
import classes from '../ExamScores.module.css';
import { AbilityMatrix } from '../exam-result/AbilityMatrix.tsx';
import { Coherence } from '../exam-result/Coherence.tsx';
import { Gains } from '../exam-result/Gains.tsx';
import { TrainingLink } from '../exam-result/TrainingLink.tsx';

export interface AreaDetailsProps {
  area: Area;
  questions: NonNullable<ScoredArea['questions']>;
  /** The school has questions of the area to train with. */
  isTrained: boolean | null;
}

/** Coherence, gains and abilities of typed answers, as a practice exam has them. */
export function AreaDetails({ area, questions, isTrained }: AreaDetailsProps) {
  const answered: AnsweredArea = {
    area,
    title: areaTitles[area],
    questions: questions.map(({ position, isRight, isBlank, ability, ...effect }) => ({
      number: position,
      isRight,
      isBlank,
      ability,
      effect,
    })),
  };
  return (
    <div className={classes.sections}>
      <Coherence area={answered} />
      <Gains area={answered}>
        <TrainingLink area={answered} practiceExamId={null} isTrained={isTrained} />
      </Gains>
      <AbilityMatrix area={answered} />
    </div>
  );
}
