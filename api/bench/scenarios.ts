import type { User } from '@sabia/domain/users/user.ts';
import type autocannon from 'autocannon';
import type { BenchData } from './bench-data.ts';
import type { Scenario } from './measure-servers.ts';
import { examScenarios } from './exam-scenarios.ts';
import type { ExamData } from './exam-data.ts';
import { homeCalls } from './home-calls.ts';
import type { Issuer } from './issuer.ts';
import type { LargeDatasetScenario } from './large-dataset-scenarios.ts';

interface Askers {
  /** Learners with some progress in the courses of the scenarios. */
  readers: readonly User[];
  admin: User;
}

export async function createScenarios(
  { learners, long, trails }: BenchData,
  { readers, admin }: Askers,
  { tokenOf }: Issuer,
  { seats, rows }: { seats: ExamData; rows: readonly LargeDatasetScenario[] },
): Promise<Scenario[]> {
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
  /** Consecutive requests belong to different learners, and no learner completes a course. */
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
    { title: 'Catalogue, learners', goal: 0.95, connections: 64, requests: byReaders(catalog) },
    {
      title: 'Catalogue, anonymous',
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
      title: 'Home, all requests',
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
      title: 'Progression in a trail of 10 courses',
      goal: 0.95,
      connections: 64,
      requests: readers.map((reader) => ({
        method: 'GET' as const,
        path: `/v1/trails/progression/${trails[0]?.id}/${reader.id}`,
        headers: headers.get(reader),
      })),
    },
    {
      title: 'Progress event',
      goal: 0.85,
      connections: 64,
      requests: [{ method: 'POST', path: '/v1/user-progressions/content', setupRequest: nextStep }],
    },
    ...examScenarios(seats, (learner) => headers.get(learner) ?? {}),
    ...rows.map(({ by, calls, ...row }) => ({
      ...row,
      requests: (by === 'readers' ? readers : [admin]).flatMap((asker) =>
        calls.map(({ path }) => ({ method: 'GET' as const, path, headers: headers.get(asker) })),
      ),
    })),
  ];
}
