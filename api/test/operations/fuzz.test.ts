import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { refusals, type RefusalCode } from '@sabia/domain/refusal.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { everyRequest } from './every-request.factory.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { describedOperations, undescribed } from '../support/described-api.ts';
import { hostileRequests, type Sent } from '../support/hostile-requests.ts';

// Hostile requests to every operation get an answer that is described, or a refusal in Portuguese.
// FUZZ_RUNS sets the number of requests per operation, FUZZ_SEED other requests.

const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 20261122);

const school = await createSeededApp(await createTestApp());
const { app, people } = school;
const requests = everyRequest(school);
const described = await describedOperations(app);

/** Ids of existing entities, without the callers, whose accounts would be changed. */
const ids = [
  [school.course.id, school.sectionId, school.pageId, school.examContentId, school.exam.id],
  [school.questionId, school.live.id, school.trail.id, school.plan.id, school.attempt.id],
  [school.categoryId, school.levelId, school.skillId, people.other.id, randomUUID()],
].flat();

// A minute passes between two requests, so that no rate limit answers.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const tokens = {
  anonymous: null,
  learner: await school.tokenOf(people.learner),
  admin: await school.tokenOf(people.admin),
};

/** Operations that read a file in a worker thread, which takes fifty times as long. */
const slow = new Set(['previewImport', 'importQuestions', 'previewCourseImport', 'importCourse']);
const runsOf = (name: string) => (slow.has(name) ? Math.ceil(runs / 4) : runs);

/** Callers, mostly those who are authorized. */
const caller = fc.oneof(
  { weight: 1, arbitrary: fc.constant('anonymous' as const) },
  { weight: 3, arbitrary: fc.constant('learner' as const) },
  { weight: 6, arbitrary: fc.constant('admin' as const) },
);

async function answerTo(sent: Sent, by: keyof typeof tokens) {
  vi.setSystemTime(Date.now() + 61_000);
  const token = tokens[by];
  const headers = { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await app.inject({ ...sent, headers });
  const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
  const body = decompressors[String(encoding)]?.(answer.rawPayload).toString() ?? answer.body;
  return { status: answer.statusCode, type: type?.toString(), body };
}

const decompressors: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

interface Problem {
  status: number;
  code: RefusalCode;
  title: string;
  detail: string;
  errors?: { path: string; message: string }[];
}

/** English words and technical terms, which must not be in an error message. */
const technicalWords =
  /\b(?:the|invalid|expected|received|must|error|failed|cannot|unexpected|undefined|null|required|string|select|insert|violates|syntax|column|relation|node_modules)\b|\.ts:/i;

function expectPortuguese({ status, code, title, detail, errors = [] }: Problem): void {
  // The only refusals with a status of 500 or more.
  if (status >= 500) expect(code).toMatch(/^(google|linkedin)_off$/);
  expect([status, title]).toEqual(refusals[code].slice(0, 2));
  for (const words of [detail, ...errors.map(({ message }) => message)]) {
    expect(words).toMatch(/\S/);
    // Values of the API, as in 'Use PASSED ou FAILED'.
    expect(words.replaceAll(/\b[A-Z_]{2,}\b/g, '')).not.toMatch(technicalWords);
  }
}

describe.each([...described.values()].map((operation, at) => ({ ...operation, at })))(
  '$method $path',
  ({ at, ...operation }) => {
    const surplus = undescribed(operation);

    it('answers hostile requests', { timeout: 60_000 + runs * 1000 }, async () => {
      const accepted = await requests[operation.operationId as keyof typeof requests]();
      // A deletion gets an id of its own, so that the shared data stay.
      const known = operation.method === 'DELETE' ? [randomUUID()] : ids;
      const request = hostileRequests(operation, accepted as object, { ids: known });
      await fc.assert(
        fc.asyncProperty(request, caller, async (sent, by) => {
          const answer = await answerTo(sent, by);
          expect(surplus(answer), answer.body).toEqual([]);
          if (answer.status >= 400) expectPortuguese(JSON.parse(answer.body) as Problem);
        }),
        // A seed for each operation, so that together they see more values.
        { seed: seed + at, numRuns: runsOf(operation.operationId), endOnFailure: true },
      );
    });
  },
);
