import { randomBytes } from 'node:crypto';
import { startPracticeAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import { changeUser } from '@sabia/domain/users/users.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aContent, aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { sql } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { anAdmin, aSubscriber, aUser } from '../users/users.factory.ts';
import { createFileAccess } from './file-access.ts';
import { importFile } from './import-file.ts';

const { app, call, db, context, time } = await createTestApp();
const admin = await anAdmin(db);
const subscriber = await aSubscriber(db);
const learner = await aUser(db);
const start = new Date('2026-11-21T15:20:00.000Z');

beforeEach(() => {
  time.now = start;
});

const minutes = (count: number) => {
  time.now = new Date(start.getTime() + count * 60_000);
};

/** Each file has bytes of its own, and so a name of its own. */
async function aFile(kind: 'picture' | 'pdf' | 'captions' = 'picture'): Promise<string> {
  const unique = randomBytes(8).toString('hex');
  if (kind === 'pdf') {
    const bytes = Buffer.from(`%PDF-1.4\n% ${unique}\nstartxref\n9\n%%EOF\n`);
    return (await importFile(context, bytes, 'application/pdf')).url;
  }
  if (kind === 'captions') {
    const bytes = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${unique}\n`);
    return (await importFile(context, bytes, 'text/vtt')).url;
  }
  return (await importFile(context, await aPicture(unique), 'image/png')).url;
}

const aPicture = (seed: string) =>
  sharp({ create: { width: 700, height: 40, channels: 3, background: `#${seed.slice(0, 6)}` } })
    .png()
    .toBuffer();

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const statusOf = async (url: string) => (await get(url)).statusCode;
const accessOf = (text: string | null | undefined) =>
  /\?access=[\w.-]+/.exec(text ?? '')?.[0] ?? '';

/** A PAID course of one video with files at every place. */
async function aPaidCourse() {
  const files = {
    film: await aFile(),
    captions: await aFile('captions'),
    inText: await aFile(),
    complement: await aFile('pdf'),
    extra: await aFile('pdf'),
    cover: await aFile(),
    inDescription: await aFile(),
  };
  const course = await aCourse(db, {
    paymentType: 'PAID',
    thumbUrl: files.cover,
    description: `<p>Veja:</p><img src="${files.inDescription}" alt="" />`,
    sections: [
      {
        contents: [
          {
            contentType: 'VIDEO',
            videoUrl: files.film,
            captionsUrl: files.captions,
            videoDescription: `<img src="${files.inText}" alt="" />`,
            readComplements: [{ type: 'FILE', title: 'Apostila', fileUrl: files.complement }],
            extraContents: [{ title: 'Mais', contentUrl: files.extra }],
          },
        ],
      },
    ],
  });
  return { course, files };
}

const open = async (user: User, id: string) => call(user, courses.readCourse, { params: { id } });

/** The only content of the course as the user gets it. */
async function contentOf(user: User, id: string) {
  const { status, body } = await open(user, id);
  expect(status).toBe(200);
  return assertDefined(body.sections[0]?.contents[0]);
}

describe('the files of a paid content', () => {
  it('are refused by their plain address, whoever asks', async () => {
    const { files } = await aPaidCourse();
    for (const url of [files.film, files.captions, files.inText, files.complement, files.extra]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({
        code: 'file_access_expired',
        detail: 'Este endereço só vale por algumas horas. Abra a aula de novo para ver o arquivo.',
      });
      expect(await statusOf(url.replace(/-\d+\./, '-320.'))).toBe(403);
    }
  });

  it('open by the addresses that a subscriber gets with the content, and stay private', async () => {
    const { course, files } = await aPaidCourse();
    const content = await contentOf(subscriber, course.id);
    const access = accessOf(content.videoUrl);
    expect(content.videoUrl).toBe(`${files.film}${access}`);
    expect(content.captionsUrl).toBe(`${files.captions}${accessOf(content.captionsUrl)}`);
    const addresses = [
      content.videoUrl,
      content.captionsUrl,
      content.readComplements?.[0]?.fileUrl,
      content.extraContents?.[0]?.contentUrl,
      /src="([^"]+)"/.exec(content.videoDescription ?? '')?.[1],
    ];
    for (const address of addresses) {
      expect(address).toContain('?access=');
      const answer = await get(address ?? '');
      expect(answer.statusCode).toBe(200);
      // From 15:20 until 19:00.
      expect(answer.headers['cache-control']).toBe('private, max-age=13200');
    }
    const part = await get(content.videoUrl ?? '', { range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
  });

  it('in all widths of an image open by the same access', async () => {
    const { course, files } = await aPaidCourse();
    const access = accessOf((await contentOf(subscriber, course.id)).videoUrl);
    for (const size of ['320', '640', '700x40']) {
      expect(await statusOf(files.film.replace('-700x40.', `-${size}.`) + access)).toBe(200);
    }
  });

  it('are refused after at most four hours, and open again by a new address', async () => {
    const { course } = await aPaidCourse();
    const { videoUrl } = await contentOf(subscriber, course.id);
    minutes(219);
    expect(await statusOf(videoUrl ?? '')).toBe(200);
    minutes(220);
    expect(await statusOf(videoUrl ?? '')).toBe(403);
    expect(await statusOf((await contentOf(subscriber, course.id)).videoUrl ?? '')).toBe(200);
  });

  it('keep their addresses for an hour, so that browsers cache them', async () => {
    const { course } = await aPaidCourse();
    const { videoUrl } = await contentOf(subscriber, course.id);
    minutes(39);
    expect((await contentOf(subscriber, course.id)).videoUrl).toBe(videoUrl);
    minutes(40);
    expect((await contentOf(subscriber, course.id)).videoUrl).not.toBe(videoUrl);
  });

  it('need no query of the database when the address is signed', async () => {
    const { course } = await aPaidCourse();
    const { videoUrl } = await contentOf(subscriber, course.id);
    await db.run(sql`alter table contents rename to contents_away`);
    expect(await statusOf(videoUrl ?? '')).toBe(200);
    await db.run(sql`alter table contents_away rename to contents`);
  });

  it('are not signed again after the end of the subscription', async () => {
    const { course, files } = await aPaidCourse();
    const former = await aSubscriber(db);
    const { videoUrl } = await contentOf(former, course.id);
    await overrideAccess(db, [{ userId: former.id, hasActiveSubscription: false }], {
      viewer: admin,
      now: time.now,
    });
    expect((await open(former, course.id)).status).toBe(403);
    // The former subscriber writes the known address into a field of their own, to get it signed.
    const echo = await call(former, changeUser, {
      params: { id: former.id },
      body: { profilePicture: files.film },
    });
    expect(echo.body.profilePicture).toBe(files.film);
    expect(await statusOf(files.film)).toBe(403);
    minutes(221);
    expect(await statusOf(videoUrl ?? '')).toBe(403);
  });

  it.each([
    ['another file', (access: string, other: string) => other + access],
    [
      'another person',
      (access: string, _: string, url: string) => url + access.replace(/=[^.]+/, `=${learner.id}`),
    ],
    [
      'a later end',
      (access: string, _: string, url: string) =>
        url + access.replace(/\.(\w+)\./, (_all, end: string) => `.${Number(end) + 3600}.`),
    ],
    [
      'no signature',
      (access: string, _: string, url: string) =>
        url + access.slice(0, access.lastIndexOf('.') + 1),
    ],
    ['rubbish', (_access: string, _: string, url: string) => `${url}?access=a.b.c&access=d`],
  ])('are refused with a signature that is changed to %s', async (_name, forged) => {
    const { course, files } = await aPaidCourse();
    const access = accessOf((await contentOf(subscriber, course.id)).videoUrl);
    expect(access).not.toBe('');
    expect(await statusOf(forged(access, files.captions, files.film))).toBe(403);
  });

  it('are signed for administrators, and stored without the signature', async () => {
    const { course, files } = await aPaidCourse();
    const content = await contentOf(admin, course.id);
    expect(await statusOf(content.videoUrl ?? '')).toBe(200);
    const saved = await call(admin, courses.changeContent, {
      params: { id: content.id },
      body: {
        title: 'Outro nome',
        videoUrl: content.videoUrl,
        videoDescription: content.videoDescription,
        readComplements: content.readComplements,
      },
    });
    expect(saved.status).toBe(200);
    expect(await statusOf(saved.body.videoUrl ?? '')).toBe(200);
    const row = await db.one<{ videoUrl: string; all: string }>(sql`
      select video_url, to_jsonb(contents)::text as all from contents where id = ${content.id}`);
    expect(row.videoUrl).toBe(files.film);
    expect(row.all).not.toContain('access=');
  });
});

describe('public and immutable are the files', () => {
  const isPublic = async (url: string) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  };

  it('of the cover and the description of a paid course', async () => {
    const { course, files } = await aPaidCourse();
    await isPublic(files.cover);
    await isPublic(files.inDescription);
    const { body } = await open(subscriber, course.id);
    expect(body.thumbUrl).toBe(files.cover);
    expect(body.description).toContain(`src="${files.inDescription}"`);
  });

  it('of a free course, of a freemium section and of a preview; and no other ones', async () => {
    const [free, freemium, locked, preview] = [
      await aFile(),
      await aFile(),
      await aFile(),
      await aFile(),
    ];
    const page = (url: string) => ({
      pageContent: `<img src="${url}" alt="" width="700" height="40" />`,
    });
    await aCourse(db, { paymentType: 'FREE', sections: [{ contents: [page(free)] }] });
    const { id } = await aCourse(db, {
      paymentType: 'FREEMIUM',
      sections: [
        { isFreemium: true, contents: [page(freemium)] },
        { contents: [page(locked), { ...page(preview), isPreview: true }] },
      ],
    });
    for (const url of [free, freemium, preview]) await isPublic(url);
    expect(await statusOf(locked)).toBe(403);
    const sections = (await open(learner, id)).body.sections;
    expect(sections[0]?.contents[0]?.pageContent).toBe(page(freemium).pageContent);
  });

  it('of a free content, also where a paid one shows them too', async () => {
    const url = await aFile();
    const page = { pageContent: `<img src="${url}" alt="" />` };
    await aCourse(db, { paymentType: 'PAID', sections: [{ contents: [page] }] });
    expect(await statusOf(url)).toBe(403);
    await aCourse(db, { paymentType: 'FREE', sections: [{ contents: [page] }] });
    await isPublic(url);
  });

  it('that become free, at once; those that become paid are refused within a minute', async () => {
    const url = await aFile();
    const course = await aCourse(db, {
      paymentType: 'PAID',
      sections: [{ contents: [{ pageContent: `<img src="${url}" alt="" />` }] }],
    });
    expect(await statusOf(url)).toBe(403);
    const pay = (paymentType: 'FREE' | 'PAID') =>
      call(admin, courses.configureCourse, { params: { id: course.id }, body: { paymentType } });
    await pay('FREE');
    await isPublic(url);
    await pay('PAID');
    minutes(1);
    expect(await statusOf(url)).toBe(403);
  });

  it('of a profile, once the profile shows them', async () => {
    const bytes = await aPicture(randomBytes(4).toString('hex'));
    const { body: ticket } = await call(learner, requestUpload, {
      body: { fileName: 'eu.png', contentType: 'image/png', size: bytes.length },
    });
    await app.inject({
      method: 'PUT',
      url: ticket.uploadUrl,
      headers: { 'content-type': 'image/png' },
      payload: bytes,
    });
    const { body: stored } = await call(learner, finishUpload, { params: { id: ticket.id } });
    // The uploader sees the file before it is used anywhere; nobody else does.
    expect(await statusOf(stored.url)).toBe(200);
    const [url = ''] = stored.url.split('?');
    expect(await statusOf(url)).toBe(403);
    const { body: user } = await call(learner, changeUser, {
      params: { id: learner.id },
      body: { profilePicture: stored.url },
    });
    expect(user.profilePicture).toBe(url);
    await isPublic(url);
  });
});

it('a learner without a subscription sees the image of a paid question that a free exam draws', async () => {
  const url = await aFile();
  const course = await aCourse(db, { paymentType: 'PAID', sections: [{ contents: 0 }] });
  const contentId = await aContent(db, assertDefined(course.sections[0]).id, {
    contentType: 'QUICK_QUESTION',
    title: 'Qual é?',
  });
  await someQuestions(db, { contentId }, [
    { statement: `<p>Veja:</p><img src="${url}" alt="" />` },
  ]);
  const exam = await aPracticeExam(db, {
    autoGenerate: true,
    filters: [course.id],
    questionsQtd: 1,
  });
  expect(await statusOf(url)).toBe(403);
  const { status, body } = await call(learner, startPracticeAttempt, { params: { id: exam.id } });
  expect(status).toBe(201);
  const src = /src="([^"]+)"/.exec(body.questions[0]?.statement ?? '')?.[1] ?? '';
  expect(await statusOf(src)).toBe(200);
});

it('a name in a reply is never signed, because learners write the names of the files that they send', async () => {
  const { files } = await aPaidCourse();
  const access = createFileAccess({ db, secret: 'segredo', now: () => time.now });
  for (const user of [learner, subscriber, admin]) {
    const reply = JSON.stringify({ files: [{ url: files.extra, name: files.film }] });
    const signed = await access.sign(user as User & Viewer, startPracticeAttempt, reply);
    const [sent] = (JSON.parse(signed) as { files: { url: string; name: string }[] }).files;
    expect(sent?.name).toBe(files.film);
    expect(sent?.url).toContain(`${files.extra}?access=`);
  }
});
