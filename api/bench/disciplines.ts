import type { User } from '@sabia/domain/users/user.ts';
import type autocannon from 'autocannon';
import type { BenchSchool } from './bench-school.ts';
import type { Discipline } from './contest.ts';
import { examDisciplines } from './exam-disciplines.ts';
import type { Seats } from './exam-hall.ts';
import { homeCalls } from './home-calls.ts';
import type { Issuer } from './issuer.ts';
import type { SchoolRow } from './school-rows.ts';

interface Askers {
  /** Learners with some progress in the courses of the requests. */
  readers: readonly User[];
  admin: User;
}

export async function disciplines(
  { learners, long, trails }: BenchSchool,
  { readers, admin }: Askers,
  { tokenOf }: Issuer,
  { seats, rows }: { seats: Seats; rows: readonly SchoolRow[] },
): Promise<Discipline[]> {
  const headers = new Map<User, Record<string, string>>();
  for (const learner of [...learners, admin]) {
    const authorization = `Bearer ${await tokenOf(learner)}`;
    // The bare server reads no token.
    headers.set(learner, { authorization, 'x-provider-id': learner.providerId });
  }
  const byReaders = (path: string) =>
    readers.map((reader) => ({ method: 'GET' as const, path, headers: headers.get(reader) }));
  const catalog = '/v1/courses/paginated?limit=10';

  let step = 0;
  /** No learner takes two steps at once, and nobody gets to the end of a course. */
  function nextStep(request: autocannon.Request): autocannon.Request {
    const learner = learners[step % learners.length];
    const course = long[Math.floor(step / learners.length) % long.length];
    const content = Math.floor(step / learners.length / long.length) % 79;
    step += 1;
    const body = {
      courseId: course?.id,
      userId: learner?.id,
      sectionId: course?.sections[Math.floor(content / 10)]?.id,
      contentId: course?.contentIds[content],
      isCompleted: true,
    };
    return {
      ...request,
      headers: { ...(learner && headers.get(learner)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  }

  return [
    { title: 'Catalogue, by learners', goal: 0.95, connections: 64, requests: byReaders(catalog) },
    {
      title: 'Catalogue, by a visitor',
      goal: 0.95,
      connections: 64,
      requests: [{ method: 'GET', path: catalog }],
    },
    {
      title: 'Course of 80 contents by id',
      goal: 0.95,
      connections: 64,
      requests: byReaders(`/v1/courses/${long[0]?.id}`),
    },
    {
      title: 'Home, all its calls',
      goal: 0.95,
      connections: 64,
      requests: readers.flatMap((reader) =>
        Object.values(homeCalls).map((path) => ({
          method: 'GET' as const,
          path: path(reader.id),
          headers: headers.get(reader),
        })),
      ),
    },
    {
      title: 'Trail progression, of a trail of 10 courses',
      goal: 0.95,
      connections: 64,
      requests: readers.map((reader) => ({
        method: 'GET' as const,
        path: `/v1/trails/progression/${trails[0]?.id}/${reader.id}`,
        headers: headers.get(reader),
      })),
    },
    {
      title: 'Progress, a step of a learner',
      goal: 0.85,
      connections: 64,
      requests: [{ method: 'POST', path: '/v1/user-progressions/content', setupRequest: nextStep }],
    },
    ...examDisciplines(seats, (learner) => headers.get(learner) ?? {}),
    ...rows.map(({ by, calls, ...row }) => ({
      ...row,
      requests: (by === 'readers' ? readers : [admin]).flatMap((asker) =>
        calls.map(({ path }) => ({ method: 'GET' as const, path, headers: headers.get(asker) })),
      ),
    })),
  ];
}
