import type { User } from '@sabia/domain/users/user.ts';
import { aCourse, type MadeCourse } from '../src/courses/courses.factory.ts';
import { demoCourses } from '../src/demo-school/demo-courses.ts';
import { aLive } from '../src/lives/lives.factory.ts';
import type { Database } from '../src/platform/db/database.ts';
import { aTrail, type MadeTrail } from '../src/trails/trails.factory.ts';
import { aSubscriber } from '../src/users/users.factory.ts';

export interface BenchData {
  learners: User[];
  /** Courses of 8 sections with 10 pages each. */
  long: MadeCourse[];
  /** The first page of the catalogue. */
  newest: MadeCourse[];
  /** Of the long courses. */
  trails: MadeTrail[];
}

/** Courses with the texts of the demo school, and learners of the issuer `provider` without progress. */
export async function createBenchData(db: Database, provider: string): Promise<BenchData> {
  const school: BenchData = { learners: [], newest: [], long: [], trails: [] };
  const page = endless(demoPages);
  const tenPages = () => ({ contents: times(10, page) });
  for (const number of upTo(10)) {
    const title = `Curso longo ${number}`;
    const isTutorial = number === 1;
    school.long.push(await aCourse(db, { title, isTutorial, sections: times(8, tenPages) }));
  }
  const blueprint = endless(demoCourses);
  for (const number of upTo(60)) {
    const { slug: _slug, isTutorial: _isTutorial, sections, ...course } = blueprint();
    const made = await aCourse(db, { ...course, isActive: true, sections: sections.length });
    if (number > 50) school.newest.push(made);
  }
  for (const number of upTo(12)) {
    const contents = school.long.map(({ id }) => ({ kind: 'course' as const, targetId: id }));
    school.trails.push(await aTrail(db, { title: `Trilha ${number}`, contents }));
    await aLive(db, { title: `Live ${number}`, startsAt: daysFromNow(number) });
  }
  for (const number of upTo(200)) {
    school.learners.push(await aSubscriber(db, { name: `Estudante ${number}`, provider }));
  }
  return school;
}

const demoPages = demoCourses
  .flatMap(({ sections }) => sections.flatMap(({ contents }) => contents))
  .filter((content) => content.contentType === 'TEXTPAGE');

/** Repeats the items without end. */
function endless<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => items[next++ % items.length] as T;
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
