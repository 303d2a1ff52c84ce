import { randomUUID } from 'node:crypto';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { Area, ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { examScaleDraft } from '@sabia/domain/item-response/exam-scale.ts';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { ItemParameters } from '@sabia/domain/item-response/item.ts';
import { matchBooklet, type NumberedQuestion } from '@sabia/domain/item-response/match-booklet.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { aSubmittedAttempt } from '../attempts/attempts.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  aPracticeExam,
  type MadePracticeExam,
  type PracticeExamGiven,
} from '../practice-exams/practice-exams.factory.ts';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { findBooklet } from './booklets.queries.ts';
import { connectBooklet } from './connect-booklet.ts';
import { listExamScales } from './exam-scales.queries.ts';
import { setExamScoring } from './set-exam-scoring.ts';

/** A scale that counts points, with a name of its own. */
export const aCountScale = () =>
  examScaleDraft.parse({ title: `Escala ${randomUUID()}`, rightPoints: 1, wrongPoints: -1 });

const letters = ['A', 'B', 'C', 'D', 'E'];

/** A question with five alternatives and this right one. */
export const aLetterQuestion = (statement: string, key: string): QuestionGiven => ({
  statement: `<p>${statement}</p>`,
  alternatives: letters.map((letter) => ({
    text: `<p>Alternativa ${letter}</p>`,
    isCorrect: letter === key,
  })),
});

export interface BookletGiven {
  year: number;
  booklet: number;
  language?: ForeignLanguage | null;
}

/** Questions with the keys of a booklet, in the order of its positions; without a language those of both. */
export async function bookletQuestions(
  db: Database,
  { year, booklet: code, language = null }: BookletGiven,
): Promise<QuestionGiven[]> {
  const booklet = await findBooklet(db, { year, code });
  if (!booklet) throw new Error(`no booklet ${code} in ${year}`);
  const places = Array.from({ length: booklet.items.length }, (_, at): NumberedQuestion => ({
    id: String(at),
    number: at + 1,
    key: '',
    code: null,
  }));
  const { same, different } = matchBooklet(booklet, places, { first: 1, language });
  return [...same, ...different]
    .toSorted((one, other) => one.question.number - other.question.number)
    .map(({ item: { position, key } }) =>
      aLetterQuestion(`Questão ${position}`, key === 'X' ? 'A' : key),
    );
}

/** A practice exam with the questions of booklets, one after the other, connected with them. */
export async function aBookletExam(
  db: Database,
  booklets: readonly BookletGiven[],
  given: PracticeExamGiven = {},
): Promise<MadePracticeExam> {
  const questions: QuestionGiven[] = [];
  const connections = [];
  for (const { year, booklet, language = null } of booklets) {
    connections.push({ year, booklet, language, first: questions.length + 1 });
    questions.push(...(await bookletQuestions(db, { year, booklet, language })));
  }
  const exam = await aPracticeExam(db, { ...given, questions });
  for (const connection of connections)
    await connectBooklet(db, { practiceExamId: exam.id, connection });
  return exam;
}

/** A submitted attempt of a learner at a practice exam: the alternatives A to E by letters, a point is blank. */
export const aScoredAttempt = (
  db: Database,
  { id: userId }: Pick<User, 'id'>,
  {
    exam,
    answers,
    now = new Date(),
    foreignLanguage = null,
  }: {
    exam: Pick<MadePracticeExam, 'id'>;
    answers: string;
    now?: Date;
    foreignLanguage?: ForeignLanguage | null;
  },
): Promise<string> =>
  aSubmittedAttempt(
    db,
    { userId, practiceExamId: exam.id, foreignLanguage },
    { choices: Array.from(answers, (mark) => letters.indexOf(mark)), now },
  );

/** A practice exam of two questions for each area, with these times of their own in minutes; it counts right answers. */
export async function aTimedExam(
  db: Database,
  timeLimits: readonly (number | null)[],
  given: PracticeExamGiven = {},
): Promise<MadePracticeExam> {
  const exam = await aPracticeExam(db, { questions: 2 * timeLimits.length, ...given });
  const scale = (await listExamScales(db)).find(({ kind }) => kind === 'COUNT');
  if (!scale) throw new Error('a new school has scales');
  await setExamScoring(db, {
    practiceExamId: exam.id,
    changes: {
      scaleId: scale.id,
      areas: timeLimits.map((timeLimitMinutes, at) => ({
        title: `Área ${at + 1}`,
        area: null,
        weight: 1,
        cut: null,
        timeLimitMinutes,
        questions: exam.questionIds.slice(2 * at, 2 * at + 2).map((id) => ({ id, language: null })),
      })),
    },
  });
  return exam;
}

/** A practice exam with one area, by default of two questions, where a wrong answer takes the point of a right one. */
export async function aCountedExam(
  db: Database,
  questions?: QuestionGiven[],
): Promise<MadePracticeExam> {
  const exam = await aPracticeExam(db, questions ? { questions } : {});
  await giveScale(db, exam, ({ wrongPoints }) => wrongPoints === -1);
  return exam;
}

/** Gives a practice exam the first scale like this, and one area with all its questions. */
export async function giveScale(
  db: Database,
  exam: MadePracticeExam,
  isWanted: (scale: ExamScale) => boolean,
): Promise<void> {
  const scale = (await listExamScales(db)).find(isWanted);
  if (!scale) throw new Error('a new school has scales');
  await setExamScoring(db, {
    practiceExamId: exam.id,
    changes: {
      scaleId: scale.id,
      areas: [
        {
          title: 'Direito',
          area: null,
          weight: 1,
          cut: null,
          timeLimitMinutes: null,
          questions: exam.questionIds.map((id) => ({ id, language: null })),
        },
      ],
    },
  });
}

/** A question whose authors have judged its ability and difficulty. */
export interface JudgedQuestion {
  area: Area;
  /** 1 to 30 in the area's matrix. */
  ability: number;
  parameters: ItemParameters;
}

/** Gives a practice exam the scale of item response, an area of the Enem for each of these, and item parameters. */
export async function giveParameters(
  db: Database,
  exam: MadePracticeExam,
  judged: readonly JudgedQuestion[],
): Promise<void> {
  const scale = (await listExamScales(db)).find(({ kind }) => kind === 'ITEM_RESPONSE');
  if (!scale) throw new Error('a new school has scales');
  const given = judged.map((question, at) => ({ id: exam.questionIds[at] ?? '', ...question }));
  await setExamScoring(db, {
    practiceExamId: exam.id,
    changes: {
      scaleId: scale.id,
      areas: [...Map.groupBy(given, ({ area }) => area)].map(([area, questions]) => ({
        title: areaTitles[area],
        area,
        weight: 1,
        cut: null,
        timeLimitMinutes: null,
        questions: questions.map(({ id }) => ({ id, language: null })),
      })),
    },
  });
  const rows = JSON.stringify(
    given.map(({ id, ability, parameters }) => ({ id, ability, ...parameters })),
  );
  await db.run(sql`
    insert into question_parameters (question_id, a, b, c, ability, source)
    select id, a, b, c, ability, 'Avaliados por quem escreveu as questões'
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, a double precision, b double precision, c double precision, ability smallint)`);
}
