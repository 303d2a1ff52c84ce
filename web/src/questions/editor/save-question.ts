import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { count } from '../../ui/plural.ts';
import { type Regrading, useQuestionAuthoring } from '../questions.api.ts';
import { draftOf, type QuestionValues, rightOf } from './question-values.ts';

export interface SavedQuestion {
  question: AuthoredQuestion;
  /** Of grades, where they were asked about: 'as notas continuam as mesmas'. */
  grades: string | undefined;
}

/** Whether grades follow another right alternative; undefined when nothing is to be saved after all. */
export type AskForGrades = (regrading: Regrading) => Promise<boolean | undefined>;

/** Creates the question, or changes it, once it is decided what becomes of grades. */
export function useSaveQuestion(
  owner: QuestionsOwner,
  question: AuthoredQuestion | undefined,
  askForGrades: AskForGrades,
) {
  const { createQuestion, changeQuestion, foreseeRegrading } = useQuestionAuthoring(owner);

  async function change(
    { id, alternatives, answeredTriesQtd }: AuthoredQuestion,
    values: QuestionValues,
  ): Promise<SavedQuestion | undefined> {
    const right = rightOf(values.alternatives);
    const save = (regrade?: boolean) => changeQuestion(id, { ...draftOf(values), regrade });
    if (answeredTriesQtd === 0 || right === rightOf(alternatives))
      try {
        return { question: await save(), grades: undefined };
      } catch (error) {
        // Somebody has answered since the question was opened.
        if (!(error instanceof ApiProblem && error.code === 'regrade_undecided')) throw error;
      }
    // Nobody can have chosen an alternative that is new.
    if (!right) return { question: await save(false), grades: kept };
    const foreseen = await foreseeRegrading(id, right);
    const regrade = await askForGrades(foreseen);
    if (regrade === undefined) return undefined;
    const grades = regrade ? recalculated(foreseen.changedTriesQtd) : kept;
    return { question: await save(regrade), grades };
  }

  return async (values: QuestionValues): Promise<SavedQuestion | undefined> =>
    question
      ? change(question, values)
      : { question: await createQuestion(draftOf(values)), grades: undefined };
}

const kept = 'as notas continuam as mesmas';
const recalculated = (quantity: number) =>
  count(quantity, 'nota recalculada', 'notas recalculadas');
