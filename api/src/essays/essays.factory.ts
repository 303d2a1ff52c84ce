import type { QuestionGiven } from '../questions/questions.factory.ts';
import { anAnswerToCorrect, anOpenText } from '../attempts/corrections.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { EssayPlace } from './essays.queries.ts';

/** An essay of the Enem, with two correctors. */
const anEssayQuestion: QuestionGiven = {
  ...anOpenText,
  statement: '<p>Disserte sobre os desafios da leitura no Brasil.</p>',
  rubric: 'ENEM',
  correctors: 2,
};

/** The essay of a learner at a practice exam of its own, which waits for its corrections. */
export const anEssay = (db: Database, learner: { id: string }, given: QuestionGiven = {}) =>
  anAnswerToCorrect(db, learner, { questions: [{ ...anEssayQuestion, ...given }] });

/** An essay with one corrector, who has claimed it. */
export async function aClaimedEssay(
  db: Database,
  learner: { id: string },
  corrector: { id: string },
): Promise<EssayPlace & { practiceExamId: string }> {
  const { attemptId, questionId, practiceExamId } = await anEssay(db, learner, { correctors: 1 });
  const now = new Date().toISOString();
  await db.run(sql`
    insert into essay_corrections (attempt_id, question_id, corrector_id, turn, claimed_at, seen_at)
    values (${attemptId}, ${questionId}, ${corrector.id}, 1, ${now}, ${now})`);
  return { attemptId, questionId, practiceExamId };
}
