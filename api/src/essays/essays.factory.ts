import { type OwnRubric, rubricDraft } from '@sabia/domain/essays/own-rubric.ts';
import type { z } from 'zod';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { anAnswerToCorrect, anOpenText } from '../attempts/corrections.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { createRubric } from './create-rubric.ts';
import type { EssayPlace } from './essays.queries.ts';
import { markEssay } from './mark-essay.ts';

/** An essay of the Enem, with two correctors. */
export const anEssayQuestion: QuestionGiven = {
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

/** An essay with its mark: every competence at 120 points, and one comment on quoted words. */
export async function aMarkedEssay(
  db: Database,
  learner: { id: string },
  corrector: { id: string },
): Promise<EssayPlace & { practiceExamId: string }> {
  const { practiceExamId, ...place } = await aClaimedEssay(db, learner, corrector);
  const mark = { levels: { C1: 120, C2: 120, C3: 120, C4: 120, C5: 120 } };
  const anchor = { quote: 'o ar espalha', prefix: 'Porque ', suffix: ' a luz.' };
  const comments = [{ criterion: 'C3', text: 'Diga como.', anchor }];
  await markEssay(db, { ...place, mark, comments }, { viewer: corrector, now: new Date() });
  return { practiceExamId, ...place };
}

/** Of a letter: two criteria of up to 5 points. */
export const rubricGiven = {
  title: 'Carta argumentativa',
  criteria: [
    {
      title: 'Gênero',
      levels: [
        { points: 0, words: 'Não é uma carta.' },
        { points: 2.5, words: 'Faltam partes da carta.' },
        { points: 5, words: 'É uma carta, com todas as partes.' },
      ],
    },
    { title: 'Argumentos', levels: [{ points: 0 }, { points: 5 }] },
  ],
  zeroReasons: [{ words: 'fuga ao tema' }],
  thresholds: { total: 3, criterion: 2.5 },
} satisfies z.input<typeof rubricDraft>;

/** A rubric that the school has written. */
export const aRubric = (
  db: Database,
  given: Partial<z.input<typeof rubricDraft>> = {},
): Promise<OwnRubric> =>
  createRubric(db, rubricDraft.parse({ ...rubricGiven, ...given }), { now: new Date() });
