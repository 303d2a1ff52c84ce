import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { count } from '../../ui/words/plural.ts';
import { type Regrading, useQuestionAuthoring } from '../questions.api.ts';
import { draftOf, correctIdOf } from './question-values.ts';
import type { QuestionValues } from './value-types.ts';

export interface SavedQuestion {
  question: AuthoredQuestion;
  /** The consequence for grades, if the user decided on it: 'as notas continuam as mesmas'. */
  grades: string | undefined;
}

/** Answers whether attempts are regraded; undefined when the user cancels. */
export type AskForGrades = (regrading: Regrading) => Promise<boolean | undefined>;

/** Creates or changes a question; asks about grades if the key of an answered one changes. */
export function useSaveQuestion(
  owner: QuestionsOwner,
  question: AuthoredQuestion | undefined,
  askForGrades: AskForGrades,
) {
  const { createQuestion, changeQuestion, previewRegrading, previewTaskRegrading } =
    useQuestionAuthoring(owner);

  async function change(
    { id, kind, alternatives, answeredTriesQtd }: AuthoredQuestion,
    values: QuestionValues,
  ): Promise<SavedQuestion | undefined> {
    const correctId = correctIdOf(values.alternatives);
    const save = (regrade?: boolean) => changeQuestion(id, { ...draftOf(values), regrade });
    const isChoice = kind === 'SINGLE_CHOICE';
    if (answeredTriesQtd === 0 || !isChoice || correctId === correctIdOf(alternatives))
      try {
        return { question: await save(), grades: undefined };
      } catch (error) {
        // A learner has answered since the question was opened.
        if (!(error instanceof ApiProblem && error.code === 'regrade_undecided')) throw error;
      }
    const { task, answerKey } = draftOf(values);
    const preview =
      task && answerKey
        ? await previewTaskRegrading(id, { task, answerKey })
        : correctId && (await previewRegrading(id, correctId));
    // No learner can have chosen a new alternative.
    if (!preview) return { question: await save(false), grades: kept };
    const regrade = await askForGrades(preview);
    if (regrade === undefined) return undefined;
    const grades = regrade ? recalculated(preview.changedTriesQtd) : kept;
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
