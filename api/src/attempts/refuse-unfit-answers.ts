import { messages } from '@sabia/domain/messages.ts';
import { misfitsOfResponse, type QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { SubmittedAnswer } from './answer-log.ts';

interface Asked {
  userId: string;
  /** Of the sent answers; others are not of the attempt and are ignored. */
  questions: readonly Pick<QuestionRow, 'id' | 'task'>[];
  /** The name of the list in the request. */
  field: string;
  answers: readonly Pick<SubmittedAnswer, 'questionId' | 'alternativeId' | 'response'>[];
}

/**
 * Refuses responses that don't fit their questions, with the place of each mistake, and files that are not the
 * learner's own: the reply with an attempt gives access to every file that it names (product.md F12).
 */
export async function refuseUnfitAnswers(
  db: Database,
  { userId, questions, field, answers }: Asked,
): Promise<void> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  answers.forEach(({ questionId, alternativeId, response }, at) => {
    const question = asked.get(questionId);
    if (!question) return;
    const { task } = question;
    if (task && alternativeId !== null) {
      throw invalid(`${field}.${at}.alternativeId`, messages.otherKind);
    }
    if (!response) return;
    if (!task) throw invalid(`${field}.${at}.response`, messages.otherKind);
    const [misfit] = misfitsOfResponse(task, response);
    if (misfit) throw invalid([field, at, 'response', ...misfit.path].join('.'), misfit.message);
  });
  await refuseForeignFiles(db, { userId, field }, answers);
}

async function refuseForeignFiles(
  db: Database,
  { userId, field }: Pick<Asked, 'userId' | 'field'>,
  answers: readonly { response?: QuestionResponse | null | undefined }[],
): Promise<void> {
  const sent = answers.flatMap(({ response }, at) =>
    response?.kind === 'FILE'
      ? response.files.map(({ url }, place) => ({
          url,
          path: `${field}.${at}.response.files.${place}.url`,
        }))
      : [],
  );
  if (sent.length === 0) return;
  const own = await db.many<{ url: string }>(sql`
    select url from files
    where owner_id = ${userId} and state = 'STORED' and url = any(${sent.map(({ url }) => url)}::text[])`);
  const isOwn = new Set(own.map(({ url }) => url));
  const foreign = sent.find(({ url }) => !isOwn.has(url));
  if (foreign) throw invalid(foreign.path, 'Envie o arquivo de novo');
}
