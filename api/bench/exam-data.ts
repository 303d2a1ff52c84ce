import type { User } from '@sabia/domain/users/user.ts';
import { someAttempts } from '../src/attempts/attempts.factory.ts';
import { findPracticeExam } from '../src/attempts/exams.queries.ts';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { someQuestions, type QuestionGiven } from '../src/questions/questions.factory.ts';
import type { QuestionRow } from '../src/questions/questions.queries.ts';
import type { Database } from '../src/platform/db/database.ts';
import { someTerms } from '../src/taxonomy/taxonomy.factory.ts';
import type { BenchData } from './bench-data.ts';

/** A practice exam of 90 questions, with its key. */
export interface LongExam {
  id: string;
  questions: QuestionRow[];
}

/** An attempt that was started an hour ago, without answers. */
interface OpenAttempt {
  id: string;
  learner: User;
  startedAt: string;
  questions: QuestionRow[];
}

/** All questions, and the category that they share. */
export interface QuestionBank {
  categoryId: string;
  longExams: LongExam[];
}

const category = 'Concursos';

/** 50,000 questions: 500 practice exams of 90, and 500 exams of 10 in courses. */
export async function createQuestionBank(db: Database): Promise<QuestionBank> {
  const longExams: LongExam[] = [];
  for (const number of upTo(500)) {
    const title = `Simulado ${number}`;
    const questions = someExamQuestions(90);
    const { id } = await aPracticeExam(db, { title, categories: [category], questions });
    const made = await findPracticeExam(db, { id, userId: id });
    longExams.push({ id, questions: made?.exam.questions ?? [] });
  }
  const exam = { contentType: 'EXAM' as const, title: 'Prova' };
  const tenExams = { contents: upTo(10).map(() => exam) };
  for (const number of upTo(10)) {
    const title = `Preparatório ${number}`;
    const sections = upTo(5).map(() => tenExams);
    const { contentIds } = await aCourse(db, { title, categories: [category], sections });
    for (const contentId of contentIds)
      await someQuestions(db, { contentId }, someExamQuestions(10));
  }
  const [categoryId = ''] = await someTerms(db, 'categories', [category]);
  return { categoryId, longExams };
}

/** Exams and attempts for the scenarios: so many that no request repeats another one. */
export interface ExamData {
  learners: readonly User[];
  /** Exams without attempts. */
  unopened: readonly LongExam[];
  toAnswer: readonly OpenAttempt[];
  toSubmit: readonly OpenAttempt[];
}

export async function createExamData(
  db: Database,
  { longExams }: QuestionBank,
  { learners }: BenchData,
): Promise<ExamData> {
  // Not the first one: its statements were recorded.
  return {
    learners,
    toAnswer: await openAttempts(db, longExams.slice(1, 11), learners),
    toSubmit: await openAttempts(db, longExams.slice(11, 161), learners),
    unopened: longExams.slice(161),
  };
}

/** An attempt of each learner at each of the exams; consecutive attempts belong to different learners. */
async function openAttempts(
  db: Database,
  exams: readonly LongExam[],
  learners: readonly User[],
): Promise<OpenAttempt[]> {
  const attempts: OpenAttempt[] = [];
  const now = new Date(Date.now() - 3_600_000);
  const startedAt = now.toISOString();
  for (const { id: practiceExamId, questions } of exams) {
    const userIds = learners.map(({ id }) => id);
    const opened = await someAttempts(db, { userIds, practiceExamId, questions, now });
    for (const learner of learners) {
      attempts.push({ id: opened.get(learner.id) ?? '', learner, startedAt, questions });
    }
  }
  return attempts;
}

/** Questions of the usual length; the first alternative is correct. */
export const someExamQuestions = (count: number): QuestionGiven[] =>
  upTo(count).map((number) => ({
    statement: `<p>Em uma repartição, ${number} processos chegaram na segunda-feira e o dobro deles
na terça. Metade do total foi despachada até quarta, e o restante será dividido igualmente entre três
servidores. <strong>Quantos processos</strong> cabem a cada um?</p>`,
    explanation: `<p>Some o que chegou nos dois dias, ${number} e ${2 * number}, tire a metade e
divida o que sobra por três: é a metade de ${number}.</p>`,
    alternatives: [0, 1, 2, 3, 4].map((more) => ({
      text: `<p>${number / 2 + more} processos</p>`,
      isCorrect: more === 0,
    })),
  }));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
