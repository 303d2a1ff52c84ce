import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';

const { app, db } = await createTestApp();
const course = await aCourse(db);

async function aCertificate(code: string): Promise<string> {
  const { id, name } = await aUser(db);
  await db.run(sql`
    insert into certificates (code, user_id, course_id, holder_name, course_title, course_hours)
    values (${code}, ${id}, ${course.id}, ${name}, 'Planilhas', 3)`);
  return `/v1/certificates/${code}/pdf`;
}

/** Each request is from another network address, so that only the printer limits them. */
const print = (url: string, index: number) =>
  app.inject({ method: 'GET', url, remoteAddress: `10.0.0.${index}` });

/** Counts worker threads while `work` runs. */
async function countWorkers<T>(work: () => Promise<T>) {
  const counts = { started: 0, running: 0, most: 0 };
  const count = (worker: NodeJS.EventEmitter) => {
    counts.started += 1;
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    worker.once('exit', () => (counts.running -= 1));
  };
  process.on('worker', count);
  try {
    return { result: await work(), counts };
  } finally {
    process.off('worker', count);
  }
}

it('a burst for one certificate draws it once, in a thread, and delays no other request', async () => {
  const url = await aCertificate('SABIA-BURST');
  const catalog = () => app.inject({ method: 'GET', url: '/v1/courses/paginated' });
  await catalog();
  const order: string[] = [];
  const { result, counts } = await countWorkers(() =>
    Promise.all([
      ...Array.from({ length: 70 }, (_, index) =>
        print(url, index).finally(() => order.push('pdf')),
      ),
      catalog().finally(() => order.push('catalog')),
    ]),
  );
  expect(result.map(({ statusCode }) => statusCode)).toEqual(result.map(() => 200));
  expect(counts).toEqual({ started: 1, running: 0, most: 1 });
  expect(order[0]).toBe('catalog');
  const pdfs = result.slice(0, -1);
  expect(pdfs[0]?.headers['content-type']).toBe('application/pdf');
  expect(new Set(pdfs.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(1);
});

it('a client that has the PDF gets a 304 for its ETag', async () => {
  const url = await aCertificate('SABIA-ETAG');
  const { headers } = await print(url, 1);
  expect(headers['cache-control']).toBe('private, no-cache');
  const { etag = '' } = headers;
  const again = (ifNoneMatch: string) =>
    app.inject({ method: 'GET', url, headers: { 'if-none-match': ifNoneMatch } });
  const unchanged = await again(`"other", W/${etag}`);
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
  expect((await again('"other"')).statusCode).toBe(200);
});

it('a certificate of another name has another PDF', async () => {
  const url = await aCertificate('SABIA-NAME');
  const before = (await print(url, 1)).headers.etag;
  await db.run(sql`update certificates set holder_name = 'Outra' where code = 'SABIA-NAME'`);
  expect((await print(url, 1)).headers.etag).not.toBe(before);
});

it('a name with letters that no font has is refused, and gives way to a later one', async () => {
  const url = await aCertificate('SABIA-LETTERS');
  const rename = (name: string) =>
    db.run(sql`
      update users set name = ${name}
      where id = (select user_id from certificates where code = 'SABIA-LETTERS')`);
  await db.run(sql`update certificates set holder_name = '山田 太郎' where code = 'SABIA-LETTERS'`);
  await rename('山田 太郎');
  const refused = await print(url, 1);
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'letters_without_font',
    detail: expect.stringContaining('山 田 太 郎'),
  });
  await rename('Taro Yamada');
  expect((await print(url, 1)).statusCode).toBe(200);
  const page = await app.inject('/v1/certificates/SABIA-LETTERS');
  expect(page.json()).toMatchObject({ holderName: 'Taro Yamada' });
});

it('a burst for many certificates draws one at a time and refuses those that would wait too long', async () => {
  const urls = await Promise.all(
    Array.from({ length: 24 }, (_, index) => aCertificate(`S-${index}`)),
  );
  const { result, counts } = await countWorkers(() => Promise.all(urls.map(print)));
  const refused = result.filter(({ statusCode }) => statusCode === 503);
  expect(result.filter(({ statusCode }) => statusCode === 200)).toHaveLength(21);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ code: 'overloaded' });
    expect(answer.headers['retry-after']).toBe('2');
  }
  expect(counts).toEqual({ started: 21, running: 0, most: 1 });
  const again = await Promise.all(urls.map(print));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
}, 120_000);
