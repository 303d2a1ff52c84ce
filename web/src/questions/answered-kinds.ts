import type { ResponseOf, TaskKind, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import type { ReactNode } from 'react';
import { FileAnswer, preloadFileAnswer } from './kinds/file/LazyFileAnswer.tsx';
import { RevealedFile } from './kinds/file/RevealedFile.tsx';
import { GapsAnswer } from './kinds/gaps/GapsAnswer.tsx';
import { gapsProblem } from './kinds/gaps/gaps-problem.ts';
import { RevealedGaps } from './kinds/gaps/RevealedGaps.tsx';
import { MatchingAnswer } from './kinds/matching/MatchingAnswer.tsx';
import { RevealedMatching } from './kinds/matching/RevealedMatching.tsx';
import { MultipleChoiceAnswer } from './kinds/multiple-choice/MultipleChoiceAnswer.tsx';
import { RevealedMultipleChoice } from './kinds/multiple-choice/RevealedMultipleChoice.tsx';
import { numberProblem } from './kinds/numeric/number-problem.ts';
import { NumericAnswer } from './kinds/numeric/NumericAnswer.tsx';
import { RevealedNumeric } from './kinds/numeric/RevealedNumeric.tsx';
import { beginningOf, openTextProblem } from './kinds/open-text/open-text-problem.ts';
import { OpenTextAnswer } from './kinds/open-text/OpenTextAnswer.tsx';
import { RevealedOpenText } from './kinds/open-text/RevealedOpenText.tsx';
import { OrderingAnswer } from './kinds/ordering/OrderingAnswer.tsx';
import { RevealedOrdering } from './kinds/ordering/RevealedOrdering.tsx';
import { RevealedShortText } from './kinds/short-text/RevealedShortText.tsx';
import { shortTextProblem } from './kinds/short-text/short-text-problem.ts';
import { ShortTextAnswer } from './kinds/short-text/ShortTextAnswer.tsx';
import { RevealedTrueFalse } from './kinds/true-false/RevealedTrueFalse.tsx';
import { TrueFalseAnswer } from './kinds/true-false/TrueFalseAnswer.tsx';
import type { RevealedTaskProps, TaskAnswerProps } from './task-answer.ts';

/** A kind of question as learners see it. Methods, because their parameters are those of one kind. */
export interface AnsweredKind<K extends TaskKind = TaskKind> {
  /** The fields in which a learner answers. */
  Fields(props: TaskAnswerProps<K>): ReactNode;
  /** The answer with the key, as far as it is told. */
  Revealed(props: RevealedTaskProps<K>): ReactNode;
  /** The reason why the server would refuse a response as it is; absent if the fields let nothing such be entered. */
  problemOf?(task: TaskOf<K>, response: ResponseOf<K>): string | null;
  /** The part of a refused response that the server takes; null for none. */
  beginningOf?(task: TaskOf<K>, response: ResponseOf<K>): ResponseOf<K> | null;
  /** Loads the code of the fields, if it is a chunk of its own. */
  preload?(): Promise<void>;
}

export const answeredKinds: { readonly [K in TaskKind]: AnsweredKind<K> } = {
  MULTIPLE_CHOICE: { Fields: MultipleChoiceAnswer, Revealed: RevealedMultipleChoice },
  TRUE_FALSE: { Fields: TrueFalseAnswer, Revealed: RevealedTrueFalse },
  NUMERIC: { Fields: NumericAnswer, Revealed: RevealedNumeric, problemOf: numberProblem },
  SHORT_TEXT: {
    Fields: ShortTextAnswer,
    Revealed: RevealedShortText,
    problemOf: shortTextProblem,
  },
  MATCHING: { Fields: MatchingAnswer, Revealed: RevealedMatching },
  ORDERING: { Fields: OrderingAnswer, Revealed: RevealedOrdering },
  GAPS: { Fields: GapsAnswer, Revealed: RevealedGaps, problemOf: gapsProblem },
  OPEN_TEXT: {
    Fields: OpenTextAnswer,
    Revealed: RevealedOpenText,
    problemOf: openTextProblem,
    beginningOf,
  },
  FILE: { Fields: FileAnswer, Revealed: RevealedFile, preload: preloadFileAnswer },
};
