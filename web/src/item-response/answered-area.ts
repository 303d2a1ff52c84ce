import type { AreaResult } from '@sabia/domain/item-response/exam-scores.contract.ts';

/** The part of a result that its charts show: of an attempt, or of answers typed into the calculator. */
export interface AnsweredArea extends Pick<AreaResult, 'title' | 'area'> {
  questions: readonly Omit<AreaResult['questions'][number], 'questionId' | 'weight'>[];
}
