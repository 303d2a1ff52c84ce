import type { User } from '@sabia/domain/users/user.ts';
import { someAttempts } from '../src/attempts/attempts.factory.ts';
import { findPracticeExam } from '../src/attempts/exams.queries.ts';
import { aCourse, type MadeCourse } from '../src/courses/courses.factory.ts';
import { aLive } from '../src/lives/lives.factory.ts';
import type { Database } from '../src/platform/db/database.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import type { QuestionRow } from '../src/questions/questions.queries.ts';
import { someTerms } from '../src/taxonomy/taxonomy.factory.ts';
import { aTrail, type MadeTrail } from '../src/trails/trails.factory.ts';
import { anAdmin, aSubscriber } from '../src/users/users.factory.ts';
import type { Issuer } from '../test/support/issuer.ts';
import { completeContent, demoPages, someExamQuestions } from './dataset/template-entities.ts';
import type { Caller } from './requests.ts';

/** Rows that the scenarios use, in addition to those of a dataset. */
export interface BenchData {
  /** Subscribers without progress. */
  learners: Caller[];
  /** Subscribers with progress in all `courses`. */
  readers: Caller[];
  admin: Caller;
  /** Of 8 sections with 10 pages each, on the first page of the catalogue. */
  courses: MadeCourse[];
  /** Of all `courses`. */
  trails: MadeTrail[];
  /** So many exams and attempts that no request repeats another one. */
  exams: {
    /** Ids of exams without attempts. */
    unopened: string[];
    /** Ids of exams that draw 60 of 50,000 questions for each attempt. */
    drawn: string[];
    toAnswer: OpenAttempt[];
    toSubmit: OpenAttempt[];
    /** Without attempts, of ten questions. */
    quizzes: Exam[];
  };
  /** Terms of courses in the datasets. */
  terms: { category: string; level: string };
}

/** A practice exam. */
interface Exam {
  id: string;
  questions: QuestionRow[];
}

/** An attempt that was started an hour ago, without answers. */
export interface OpenAttempt extends Exam {
  learner: Caller;
  startedAt: string;
}

/** Creates the data by the commands of the application. */
export async function createBenchData(db: Database, issuer: Issuer): Promise<BenchData> {
  const { long, drawn, quizzes } = await createExams(db);
  const tenPages = { contents: demoPages.slice(0, 10) };
  const courses: MadeCourse[] = [];
  for (const number of upTo(10)) {
    const [title, isTutorial] = [`Curso longo ${number}`, number === 1];
    courses.push(await aCourse(db, { title, isTutorial, sections: upTo(8).map(() => tenPages) }));
  }
  const trails: MadeTrail[] = [];
  for (const number of upTo(12)) {
    const contents = courses.map(({ id }) => ({ kind: 'course' as const, targetId: id }));
    trails.push(await aTrail(db, { title: `Trilha ${number}`, contents }));
    const startsAt = new Date(Date.now() + number * 86_400_000).toISOString();
    await aLive(db, { title: `Live ${number}`, startsAt });
  }
  const provider = issuer.trusted.issuer;
  const asCaller = async (user: User) => ({ ...user, token: await issuer.tokenOf(user) });
  const [learners, readers]: [Caller[], Caller[]] = [[], []];
  for (const number of upTo(200)) {
    const learner = await aSubscriber(db, { name: `Estudante ${number}`, provider });
    learners.push(await asCaller(learner));
  }
  for (const number of upTo(20)) {
    const reader = await aSubscriber(db, { name: `Leitor ${number}`, provider });
    readers.push(await asCaller(reader));
    for (const [index, course] of courses.entries()) {
      for (const contentId of course.contentIds.slice(0, index === 0 ? 40 : 1)) {
        await completeContent(db, reader, course, contentId);
      }
    }
  }
  return {
    learners,
    readers,
    admin: await asCaller(await anAdmin(db, { provider })),
    courses,
    trails,
    exams: {
      toAnswer: await openAttempts(db, long.slice(0, 10), learners),
      toSubmit: await openAttempts(db, long.slice(10, 160), learners),
      unopened: long.slice(160).map(({ id }) => id),
      drawn,
      quizzes,
    },
    terms: {
      category: await aTerm(db, 'categories', 'Área 1'),
      level: await aTerm(db, 'levels', 'Etapa 1'),
    },
  };
}

/** Exams with 50,000 questions, exams that draw from these, and quizzes of ten questions. */
async function createExams(
  db: Database,
): Promise<{ long: Exam[]; drawn: string[]; quizzes: Exam[] }> {
  const category = 'Concursos';
  const anExam = async (title: string, questions: number): Promise<Exam> => {
    const given = { title, categories: [category], questions: someExamQuestions(questions) };
    const { id } = await aPracticeExam(db, given);
    const made = await findPracticeExam(db, { id, userId: id });
    return { id, questions: made?.exam.questions ?? [] };
  };
  const long: Exam[] = [];
  for (const number of upTo(556)) long.push(await anExam(`Simulado ${number}`, 90));
  const quizzes: Exam[] = [];
  for (const number of upTo(10)) quizzes.push(await anExam(`Teste ${number}`, 10));
  const filters = [await aTerm(db, 'categories', category)];
  const drawn: string[] = [];
  for (const number of upTo(20)) {
    const title = `Sorteio ${number}`;
    const exam = await aPracticeExam(db, { title, autoGenerate: true, filters, questionsQtd: 60 });
    drawn.push(exam.id);
  }
  return { long, drawn, quizzes };
}

/** An attempt of each learner at each exam; consecutive attempts belong to different learners. */
async function openAttempts(
  db: Database,
  exams: readonly Exam[],
  learners: readonly Caller[],
): Promise<OpenAttempt[]> {
  const attempts: OpenAttempt[] = [];
  const userIds = learners.map(({ id }) => id);
  const now = new Date(Date.now() - 3_600_000);
  for (const { id: practiceExamId, questions } of exams) {
    const opened = await someAttempts(db, { userIds, practiceExamId, questions, now });
    for (const learner of learners) {
      const id = opened.get(learner.id) ?? '';
      attempts.push({ id, learner, startedAt: now.toISOString(), questions });
    }
  }
  return attempts;
}

async function aTerm(db: Database, kind: 'categories' | 'levels', title: string): Promise<string> {
  const [id = ''] = await someTerms(db, kind, [title]);
  return id;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
