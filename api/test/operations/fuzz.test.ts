import { randomUUID } from 'node:crypto';
import { refusals, type RefusalCode } from '@sabia/domain/refusal.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { everyRequest } from './every-request.factory.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { describedOperations, undescribed } from '../support/described-api.ts';
import { hostileRequests, type Sent } from '../support/hostile-requests.ts';

// Whatever is sent to whichever operation: it is answered as described, or refused in our words.
// FUZZ_RUNS and FUZZ_SEED try more, and other things.

const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 20261122);

const school = await createSeededApp(await createTestApp());
const { app, people } = school;
const requests = everyRequest(school);
const described = await describedOperations(app);

/** Of things that are there; who asks is not among them, or they would be changed. */
const ids = [
  [school.course.id, school.sectionId, school.pageId, school.examContentId, school.exam.id],
  [school.questionId, school.live.id, school.trail.id, school.plan.id, school.attempt.id],
  [school.categoryId, school.levelId, school.skillId, people.other.id, randomUUID()],
].flat();

// Between two requests a minute passes, or the limits would answer.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const tokens = {
  stranger: null,
  learner: await school.tokenOf(people.learner),
  admin: await school.tokenOf(people.admin),
};

/** They start a thread for the file that they read: one takes as long as fifty others. */
const dear = new Set(['previewImport', 'importQuestions', 'previewCourseImport', 'importCourse']);
const runsOf = (name: string) => (dear.has(name) ? Math.ceil(runs / 4) : runs);

/** Mostly who is let in. */
const caller = fc.oneof(
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
  { weight: 3, arbitrary: fc.constant('learner' as const) },
  { weight: 6, arbitrary: fc.constant('admin' as const) },
);

async function answerTo(sent: Sent, by: keyof typeof tokens) {
  vi.setSystemTime(Date.now() + 61_000);
  const token = tokens[by];
  const headers = { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const { statusCode: status, headers: told, body } = await app.inject({ ...sent, headers });
  return { status, type: told['content-type']?.toString(), body };
}

interface Problem {
  status: number;
  code: RefusalCode;
  title: string;
  detail: string;
  errors?: { path: string; message: string }[];
}

/** English, or what only a programmer would understand. */
const foreign =
  /\b(?:the|invalid|expected|received|must|error|failed|cannot|unexpected|undefined|null|required|string|select|insert|violates|syntax|column|relation|node_modules)\b|\.ts:/i;

function expectOurWords({ status, code, title, detail, errors = [] }: Problem): void {
  // Which says that LinkedIn is off.
  if (status >= 500) expect(code).toBe('linkedin_off');
  expect([status, title]).toEqual(refusals[code].slice(0, 2));
  for (const words of [detail, ...errors.map(({ message }) => message)]) {
    expect(words).toMatch(/\S/);
    expect(words).not.toMatch(foreign);
  }
}

describe.each([...described.values()].map((operation, at) => ({ ...operation, at })))(
  '$method $path',
  ({ at, ...operation }) => {
    const surplus = undescribed(operation);

    it('never breaks', { timeout: 60_000 + runs * 1000 }, async () => {
      const accepted = await requests[operation.operationId as keyof typeof requests]();
      // A deletion gets an id of its own, so that the shared data stay.
      const known = operation.method === 'DELETE' ? [randomUUID()] : ids;
      const request = hostileRequests(operation, accepted as object, { ids: known });
      await fc.assert(
        fc.asyncProperty(request, caller, async (sent, by) => {
          const answer = await answerTo(sent, by);
          expect(surplus(answer), answer.body).toEqual([]);
          if (answer.status >= 400) expectOurWords(JSON.parse(answer.body) as Problem);
        }),
        // Each in its own way, or all would be spared the same.
        { seed: seed + at, numRuns: runsOf(operation.operationId), endOnFailure: true },
      );
    });
  },
);
