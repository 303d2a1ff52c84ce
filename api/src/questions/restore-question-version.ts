import type { DescribedQuestionDraft, AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeQuestion } from './change-question.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';

/**
 * Restores an earlier version of a question. An alternative that was removed since gets a new id, so
 * statistics do not connect it with earlier answers.
 */
export async function restoreQuestionVersion(
  tx: Database,
  { id, version }: { id: string; version: DescribedQuestionDraft },
  { now }: At,
): Promise<AuthoredQuestion> {
  const present = orNotFound(await findWrittenQuestion(tx, id));
  const isThere = (alternativeId: string | undefined) =>
    present.alternatives.some((one) => one.id === alternativeId);
  const alternatives = version.alternatives.map(({ id: former, ...alternative }) =>
    isThere(former) ? { id: former, ...alternative } : alternative,
  );
  try {
    return await changeQuestion(tx, { id, changes: { ...version, alternatives } }, { now });
  } catch (error) {
    throw error instanceof Refusal && error.code === 'regrade_undecided' ? keyMoves : error;
  }
}

/** Refuses to change key or weight of answered questions: the question editor asks for the decision about grades. */
const keyMoves = new Refusal('conflict', {
  detail:
    'Nesta versão o gabarito ou o peso é outro, e já há respostas. Mude a questão no editor, onde se decide o que acontece com as notas.',
});
