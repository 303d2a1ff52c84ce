import type { ExamKey } from '@sabia/domain/exams/exam-ids.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { someAnswers } from '../../src/attempts/attempts.factory.ts';
import { startAttempt } from '../../src/attempts/start-attempt.ts';
import { submitAttempt } from '../../src/attempts/submit-attempt.ts';
import { aCourse, type MadeCourse } from '../../src/courses/courses.factory.ts';
import { describedCourse } from '../../src/demo-school/course-folder.ts';
import { demoCourses } from '../../src/demo-school/demo-courses.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { someQuestions, type QuestionGiven } from '../../src/questions/questions.factory.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { recordProgress } from '../../src/progress/record-progress.ts';
import '../../src/subscribers.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aSubscriber } from '../../src/users/users.factory.ts';

/** One entity of each kind, created by the commands of the application: the templates of all rows. */
export interface TemplateEntities {
  learner: User;
  course: MadeCourse;
  practiceExamId: string;
  categories: string[];
  levels: string[];
}

export const demoPages = demoCourses
  .flatMap(({ slug }) => describedCourse(slug).sections.flatMap(({ contents }) => contents))
  .filter((content) => content.contentType === 'TEXTPAGE');

export async function createTemplateEntities(db: Database): Promise<TemplateEntities> {
  const learner = await aSubscriber(db, { name: 'Pessoa da cidade' });
  const exam = { contentType: 'EXAM' as const, title: 'Prova final' };
  const contents = [...demoPages.slice(0, 12), exam];
  const course = await aCourse(db, { title: 'Curso da cidade', sections: [{ contents }] });
  const contentId = course.contentIds.at(-1) ?? '';
  await someQuestions(db, { contentId }, someExamQuestions(1));
  const practice = await aPracticeExam(db, { questions: someExamQuestions(1) });
  for (const pageId of course.contentIds.slice(0, -1))
    await completeContent(db, learner, course, pageId);
  await takeExam(db, learner, { examId: contentId, examKind: 'CONTENT' });
  await takeExam(db, learner, { examId: practice.id, examKind: 'PRACTICE_EXAM' });
  return {
    learner,
    course,
    practiceExamId: practice.id,
    categories: await someTerms(db, 'categories', titles('Área', 20)),
    levels: await someTerms(db, 'levels', titles('Etapa', 3)),
  };
}

const titles = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

/** A learner completes a content. */
export async function completeContent(
  db: Database,
  learner: User,
  { id: courseId }: MadeCourse,
  contentId: string,
): Promise<void> {
  await recordProgress(
    db,
    { courseId, userId: learner.id, contentId, isCompleted: true },
    { viewer: asViewer(learner), now: new Date() },
  );
}

/** A learner answers all questions of an exam, with the first alternative of each. */
async function takeExam(
  db: Database,
  learner: User,
  exam: ExamKey & { examKind: 'CONTENT' | 'PRACTICE_EXAM' },
): Promise<void> {
  const now = new Date();
  const { attempt } = await startAttempt(db, exam, { viewer: asViewer(learner), now });
  await submitAttempt(
    db,
    { id: attempt.id, userId: learner.id, answers: someAnswers(attempt) },
    { now },
  );
}

const asViewer = (user: User): Viewer => ({
  ...user,
  claims: { ...user, provider: 'sabia', emailVerified: true, picture: null },
});

/** Questions of the usual length; the first alternative is correct. */
export const someExamQuestions = (count: number): QuestionGiven[] =>
  Array.from({ length: count }, (_, number) => ({
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
