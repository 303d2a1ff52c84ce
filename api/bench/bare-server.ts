import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { collectDefaultMetrics, register } from 'prom-client';
import { openDatabase } from '../src/platform/db/database.ts';
import { homeCallOf, type HomeCall } from './home-calls.ts';
import { replayer, type RecordedRequests } from './replay-statements.ts';
import type { Address } from './large-dataset-scenarios.ts';

/**
 * The minimal server for the same responses: node:http, the application's statements on the same pool,
 * JSON.stringify. It checks no token, input, access or limit.
 */
const [port, databaseUrl = '', recordedFile = ''] = process.argv.slice(2);
const { pool } = openDatabase(databaseUrl);
const recorded = JSON.parse(await readFile(recordedFile, 'utf8')) as RecordedRequests<BenchRequest>;
const replay = replayer(pool, recorded);

/** Requests of the scenarios; each begins by reading the user of the token. */
export type BenchRequest =
  | 'viewer'
  | 'page'
  | 'tree'
  | 'step'
  | 'start'
  | 'save'
  | 'submit'
  | 'trail'
  | HomeCall
  | Address;

interface Asked {
  /** The user; the application reads it from the token. */
  providerId: string | undefined;
  /** The last one in the path. */
  id: string | undefined;
  body: string;
}

async function viewerIdOf({ providerId }: Asked): Promise<string | null> {
  if (providerId === undefined) return null;
  const [viewer] = await replay<{ id: string }>('viewer', { providerId });
  return viewer?.id ?? null;
}

async function catalog(asked: Asked) {
  const rows = await replay<{ total: number }>('page', { userId: await viewerIdOf(asked) });
  const total = rows[0]?.total ?? 0;
  return { items: rows, page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) };
}

async function course(asked: Asked) {
  const userId = await viewerIdOf(asked);
  const [tree] = await replay('tree', { userId, courseId: asked.id });
  return tree;
}

async function trailProgress(asked: Asked) {
  const userId = await viewerIdOf(asked);
  const [progress] = await replay('trail', { userId, trailId: asked.id });
  return progress;
}

const plainCall = (call: HomeCall | Address) => async (asked: Asked) => {
  const userId = await viewerIdOf(asked);
  return { items: await replay(call, { userId, now: now() }) };
};

async function step(asked: Asked) {
  await viewerIdOf(asked);
  const body = JSON.parse(asked.body) as Record<string, string>;
  return together(await replay('step', { ...body, now: now() }));
}

/** The questions of an exam, as far as a try at it must be known. */
type Drawn = Record<'id' | 'versionId' | 'rightAlternativeId' | 'explanation', string>[];

async function start(asked: Asked) {
  const given = { userId: await viewerIdOf(asked), practiceExamId: asked.id, now: now() };
  const rows = await replay<{ exam?: { questions: Drawn } }>('start', given, ([found]) => ({
    versionIds: found?.exam?.questions.map(({ versionId }) => versionId),
  }));
  return together(rows);
}

interface Answers {
  answers: { questionId: string; alternativeId: string; timeSpent: number }[];
}

async function save(asked: Asked) {
  const { answers } = JSON.parse(asked.body) as Answers;
  const userId = await viewerIdOf(asked);
  const questionIds = answers.map(({ questionId }) => questionId);
  const lines = JSON.stringify(answers);
  return together(
    await replay('save', { userId, attemptId: asked.id, questionIds, lines, now: now() }),
  );
}

async function submit(asked: Asked) {
  const { answers } = JSON.parse(asked.body) as Answers;
  const given = {
    userId: await viewerIdOf(asked),
    attemptId: asked.id,
    lines: JSON.stringify(answers),
    now: now(),
  };
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer]));
  const grade = ({ id, versionId, rightAlternativeId }: Drawn[number]) => {
    const { alternativeId, timeSpent } = chosen.get(id) ?? {};
    const isCorrect = alternativeId === rightAlternativeId;
    return { questionId: id, versionId, alternativeId, isCorrect, timeSpent };
  };
  const [row] = await replay<{ attempt?: { questions: Drawn } }>('submit', given, ([found]) => ({
    graded: JSON.stringify(found?.attempt?.questions.map(grade)),
  }));
  const graded = row?.attempt?.questions.map((question) => ({
    ...grade(question),
    correctAlternativeId: question.rightAlternativeId,
    explanation: question.explanation,
  }));
  return { ...row?.attempt, answers, graded };
}

const now = () => new Date().toISOString();
const together = (rows: object[]): object => Object.assign({}, ...rows) as object;

const isRecorded = (url: string): url is Address => url in recorded.said;

function answerTo({ method, url = '' }: IncomingMessage, id: string | undefined) {
  if (method === 'PATCH') return submit;
  const call = isRecorded(url) ? url : homeCallOf(url, id);
  if (call) return plainCall(call);
  if (url.startsWith('/v1/trails/progression/')) return trailProgress;
  if (method === 'GET') return url.startsWith('/v1/courses/paginated') ? catalog : course;
  if (url.endsWith('/attempts')) return start;
  return url.endsWith('/answers') ? save : step;
}

collectDefaultMetrics();
createServer((request, response) => {
  void (async () => {
    if (request.url === '/metrics') return response.end(await register.metrics());
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(request.url ?? '')?.[0];
    const answer = await answerTo(
      request,
      id,
    )({
      providerId: request.headers['x-provider-id']?.toString(),
      id,
      body: await textOf(request),
    });
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
    // As when the database takes too long on a busy machine.
  })().catch(() => response.writeHead(500).end());
}).listen(Number(port), '127.0.0.1');
