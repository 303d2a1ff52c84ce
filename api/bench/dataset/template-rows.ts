import type { User } from '@sabia/domain/users/user.ts';
import { aCourse, type MadeCourse } from '../../src/courses/courses.factory.ts';
import { demoCourses } from '../../src/demo-school/demo-courses.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../../src/questions/questions.factory.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aTrail } from '../../src/trails/trails.factory.ts';
import { aSubscriber, aUser } from '../../src/users/users.factory.ts';
import { study, takeExam } from '../record-statements.ts';
import { someExamQuestions } from '../exam-data.ts';

/** One entity of each kind, created by the commands of the application: the templates of all rows. */
export interface TemplateEntities {
  learner: User;
  /** Without a subscription. */
  nonSubscriber: User;
  course: MadeCourse;
  practiceExamId: string;
  trailId: string;
  liveId: string;
  categories: string[];
  levels: string[];
  skills: string[];
}

const pages = demoCourses
  .flatMap(({ sections }) => sections.flatMap(({ contents }) => contents))
  .filter((content) => content.contentType === 'TEXTPAGE');

export async function createTemplateEntities(db: Database): Promise<TemplateEntities> {
  const learner = await aSubscriber(db, { name: 'Pessoa da cidade' });
  const contents = [...pages.slice(0, 12), { contentType: 'EXAM' as const, title: 'Prova final' }];
  const course = await aCourse(db, { title: 'Curso da cidade', sections: [{ contents }] });
  const contentId = course.contentIds.at(-1) ?? '';
  await someQuestions(db, { contentId }, someExamQuestions(1));
  const practice = await aPracticeExam(db, { questions: someExamQuestions(1) });
  for (const pageId of course.contentIds.slice(0, -1)) await study(db, learner, course, pageId);
  for (const exam of [{ contentId }, { practiceExamId: practice.id }])
    await takeExam(db, learner, exam);
  const steps = [{ kind: 'course' as const, targetId: course.id }];
  return {
    learner,
    nonSubscriber: await aUser(db, { name: 'Pessoa de passagem' }),
    course,
    practiceExamId: practice.id,
    trailId: (await aTrail(db, { contents: steps })).id,
    liveId: (await aLive(db)).id,
    categories: await someTerms(db, 'categories', titles('Área', 20)),
    levels: await someTerms(db, 'levels', titles('Etapa', 3)),
    skills: await someTerms(db, 'skills', titles('Prática', 40)),
  };
}

const titles = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
