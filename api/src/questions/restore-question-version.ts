import type { QuestionDraft, AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeQuestion } from './change-question.ts';
import { findWrittenQuestion } from './questions.queries.ts';

/**
 * Makes a question what it was. An alternative that has been taken away since comes back as another
 * one: who chose it then is not told from who did not.
 */
export async function restoreQuestionVersion(
  tx: Database,
  { id, version, now }: { id: string; version: QuestionDraft; now: Date },
): Promise<AuthoredQuestion> {
  const present = orNotFound(await findWrittenQuestion(tx, id));
  const isThere = (alternativeId: string | undefined) =>
    present.alternatives.some((one) => one.id === alternativeId);
  const alternatives = version.alternatives.map(({ id: former, ...alternative }) =>
    isThere(former) ? { id: former, ...alternative } : alternative,
  );
  try {
    return await changeQuestion(tx, { id, changes: { ...version, alternatives }, now });
  } catch (error) {
    throw error instanceof Refusal && error.code === 'regrade_undecided' ? keyMoves : error;
  }
}

/** What becomes of grades is decided where the question is written, with the figures in view. */
const keyMoves = new Refusal('conflict', {
  detail:
    'Nesta versão a alternativa certa é outra, e já há respostas. Mude a questão no editor, onde se decide o que acontece com as notas.',
});
