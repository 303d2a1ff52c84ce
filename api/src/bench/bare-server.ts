import { createServer, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { QueryResultRow } from 'pg';
import { openDatabase, type Statement } from '../shell/database.ts';

/**
 * The least that could answer as the application does: node:http, its statements on its pool,
 * JSON.stringify. Nothing is checked: no token, no input, no access, no limit.
 */
const [port, databaseUrl = '', overheard = ''] = process.argv.slice(2);
const { pool } = openDatabase(databaseUrl);
const { said, sample } = JSON.parse(overheard) as Overheard;
const [viewer, page, tree, begin, standing, write] = said;

/** What the application said to its database for the requests of the bench. */
export interface Overheard {
  said: [
    viewer: Statement,
    page: Statement,
    tree: Statement,
    begin: { text: string },
    standing: Statement,
    write: Statement,
  ];
  /** Whom and what it was about. */
  sample: { providerId: string; userId: string; courseId: string } & Record<string, string>;
}

const nameOf = new Map<unknown, string>(
  Object.entries(sample).map(([name, value]) => [value, name]),
);

/** The same statement about somebody or something else. */
function about(given: Record<string, string | null>, { name, text, values }: Statement) {
  const other = (value: unknown) => {
    const named = nameOf.get(value);
    return named === undefined ? value : given[named];
  };
  return { name, text, values: values.map(other) };
}

interface Asked {
  /** Whose token it is; the application reads it from there. */
  providerId: string | undefined;
  courseId: string;
  body: string;
}

async function viewerIdOf(providerId: string | undefined): Promise<string | null> {
  if (providerId === undefined) return null;
  const { rows } = await pool.query<{ id: string }>(about({ providerId }, viewer));
  return rows[0]?.id ?? null;
}

async function catalog({ providerId }: Asked) {
  const userId = await viewerIdOf(providerId);
  const { rows } = await pool.query<{ total: number }>(about({ userId }, page));
  const total = rows[0]?.total ?? 0;
  return { items: rows, page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) };
}

async function course({ providerId, courseId }: Asked) {
  const userId = await viewerIdOf(providerId);
  const { rows } = await pool.query<QueryResultRow>(about({ userId, courseId }, tree));
  return rows[0];
}

async function step({ providerId, body }: Asked) {
  await viewerIdOf(providerId);
  const { userId = '', courseId = '', ...rest } = JSON.parse(body) as Record<string, string>;
  const given = { ...rest, userId, courseId, now: new Date().toISOString() };
  const client = await pool.connect();
  try {
    const locks = begin.text
      .replaceAll(sample.courseId, courseId)
      .replaceAll(sample.userId, userId);
    await client.query(locks);
    const stood = await client.query<QueryResultRow>(about(given, standing));
    const written = await client.query<QueryResultRow>(about(given, write));
    await client.query('commit');
    return { ...stood.rows[0], ...written.rows[0] };
  } finally {
    client.release();
  }
}

function answerTo({ method, url }: IncomingMessage) {
  if (method === 'POST') return step;
  return url?.startsWith('/v1/courses/paginated') ? catalog : course;
}

createServer((request, response) => {
  void (async () => {
    const answer = await answerTo(request)({
      providerId: request.headers['x-provider-id']?.toString(),
      courseId: request.url?.split('/')[3] ?? '',
      body: await textOf(request),
    });
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  })();
}).listen(Number(port), '127.0.0.1');
