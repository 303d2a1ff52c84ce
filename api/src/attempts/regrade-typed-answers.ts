import type { At } from '../platform/act.ts';
import { findPlace } from '../questions/question-owners.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { changedCredits } from './regrade-answers.ts';
import { regradeQuestion } from './regrade-question.ts';

const typedKinds = ['SHORT_TEXT', 'GAPS', 'NUMERIC'] as const;

/**
 * Grades the typed answers of submitted attempts again, question by question, because this version of the product may accept
 * others than the one that graded them. Yields the questions whose answers have another credit. Repeated, it changes nothing.
 */
export async function* regradeTypedAnswers(
  db: Database,
  { isDryRun }: { isDryRun: boolean },
  { now }: At,
): AsyncGenerator<{ questionId: string; answersQtd: number }> {
  const questions = await db.many<{ id: string; kind: (typeof typedKinds)[number] }>(sql`
    select questions.id, versions.kind
    from questions join question_versions versions on versions.id = questions.version_id
    where versions.kind = any(${typedKinds}) and exists (
      select from graded_answers where question_id = questions.id and response is not null)
    order by questions.id`);
  for (const { id, kind } of questions) {
    const changed = await changedCredits(db, { questionId: id });
    if (changed.length === 0) continue;
    if (!isDryRun) {
      const place = await findPlace(db, id);
      const courseId = place?.courseId ?? null;
      await regradeQuestion(db, { id, courseId }, { now }, () =>
        Promise.resolve({ question: { kind }, isWeighed: false }),
      );
    }
    yield { questionId: id, answersQtd: changed.length };
  }
}
