import { randomUUID } from 'node:crypto';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import { operations } from '@sabia/domain/operations.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { z } from 'zod';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import * as contract from '@sabia/domain/publications/publications.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const said = recordStatements(db.pool);
const admin = await anAdmin(db);

const cover = { thumbUrl: 'https://exemplo.com.br/capa.webp' };
const aDraft = (given: CourseGiven = {}) => aCourse(db, { ...cover, isActive: false, ...given });
const withText = (pageContent: string) =>
  aDraft({ sections: [{ contents: [{ pageContent: `<p>Leia.</p>${pageContent}` }] }] });

const verify = (kind: PublicationKind, id: string) =>
  call(admin, contract.verifyPublication, { params: { kind, id } });

const publish = (
  kind: PublicationKind,
  ids: string[],
  { isActive = true, acceptedWarnings = false } = {},
) => call(admin, contract.publish, { body: { kind, ids, isActive, acceptedWarnings } });

const isOnShow = async (id: string) =>
  (await call(admin, courses.readCourse, { params: { id } })).body.isActive;

describe('publishing a course', () => {
  it('without findings activates it', async () => {
    const { id } = await aDraft();
    expect((await verify('COURSE', id)).body).toEqual([]);
    expect((await publish('COURSE', [id])).body).toEqual([
      { id, title: 'Planilhas do zero', isActive: true, hasChanged: true, findings: [] },
    ]);
    expect(await isOnShow(id)).toBe(true);
  });

  it('with an error is blocked, even with accepted warnings, and does not block the others', async () => {
    const bare = await aDraft({ thumbUrl: null });
    const complete = await aDraft();
    const { body } = await publish('COURSE', [bare.id, complete.id], { acceptedWarnings: true });
    expect(body).toMatchObject([
      {
        id: bare.id,
        isActive: false,
        hasChanged: false,
        findings: [
          {
            code: 'COVER_MISSING',
            severity: 'ERROR',
            message: 'Foto de capa obrigatória',
            location: { tab: 'SETTINGS' },
          },
        ],
      },
      { id: complete.id, isActive: true, hasChanged: true },
    ]);
    expect(await isOnShow(bare.id)).toBe(false);
    expect(await isOnShow(complete.id)).toBe(true);
  });

  it('with a warning needs acceptance', async () => {
    const { id, contentIds } = await withText('<h2>Um</h2><h4>Dois</h4>');
    const blocked = await publish('COURSE', [id]);
    expect(blocked.body).toMatchObject([
      {
        isActive: false,
        findings: [
          {
            code: 'HEADINGS_OUT_OF_ORDER',
            severity: 'WARNING',
            location: { tab: 'CONTENT', contentId: contentIds[0] },
          },
        ],
      },
    ]);
    const accepted = await publish('COURSE', [id], { acceptedWarnings: true });
    expect(accepted.body).toMatchObject([{ isActive: true, hasChanged: true }]);
  });

  it('that is active already verifies and changes nothing', async () => {
    const { id } = await aCourse(db, { thumbUrl: null });
    expect((await publish('COURSE', [id])).body).toMatchObject([
      { isActive: true, hasChanged: false, findings: [] },
    ]);
  });

  it('completes it with a certificate for users who have nothing left to do', async () => {
    const learner = await aUser(db);
    const made = [await aCourse(db, cover), await aCourse(db, cover)];
    const ids = made.map(({ id }) => id);
    for (const { id, contentIds } of made) {
      const body = { courseId: id, userId: learner.id, contentId: contentIds[0] ?? '' };
      const step = { ...body, sectionId: randomUUID(), isCompleted: true };
      await call(learner, progress.progressContent, { body: step });
    }
    await publish('COURSE', ids, { isActive: false });
    for (const { contentIds } of made) {
      await call(admin, courses.deleteContent, { params: { id: contentIds[1] ?? '' } });
    }
    await publish('COURSE', ids);
    const held = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    expect(held.body.map(({ courseId }) => courseId).toSorted()).toEqual(ids.toSorted());
  });
});

describe('unpublishing', () => {
  it('needs no verification and reports the former state', async () => {
    const shown = await aCourse(db, { thumbUrl: null });
    const hidden = await aDraft({ thumbUrl: null });
    const { body } = await publish('COURSE', [shown.id, hidden.id], { isActive: false });
    expect(body).toMatchObject([
      { id: shown.id, isActive: false, hasChanged: true, findings: [] },
      { id: hidden.id, isActive: false, hasChanged: false, findings: [] },
    ]);
    expect(await isOnShow(shown.id)).toBe(false);
  });

  it('cancels a live in calendars, and restores it when it is published again', async () => {
    const startsAt = new Date(time.now.getTime() + 86_400_000).toISOString();
    const { id } = await aLive(db, { ...cover, startsAt });
    const calendar = async () => {
      const { body }: { body: unknown } = await call(null, lives.readLiveCalendar, {
        params: { id },
      });
      return (body as Buffer).toString();
    };
    await publish('LIVE', [id], { isActive: false });
    expect(await calendar()).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
    await publish('LIVE', [id]);
    expect(await calendar()).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CONFIRMED/);
  });
});

describe('many at once', () => {
  const aStep = async () => ({ kind: 'course' as const, targetId: (await aCourse(db)).id });
  const drafts = async (quantity: number) => {
    const made = await Promise.all(Array.from({ length: quantity }, () => aDraft()));
    return made.map(({ id }) => id);
  };

  it('need as many statements as one', async () => {
    const statementsOf = async (ids: string[]) => {
      said.length = 0;
      const { body } = await publish('COURSE', ids);
      expect(body.every(({ isActive }) => isActive)).toBe(true);
      return said.filter(({ name, text }) => name && !/where provider_id = /.test(text)).length;
    };
    const forOne = await statementsOf(await drafts(1));
    expect(await statementsOf(await drafts(30))).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(7);
  });

  it('are all refused if one is unknown', async () => {
    const [id = ''] = await drafts(1);
    const gone = await aDraft();
    await call(admin, courses.deleteCourse, { params: { id: gone.id } });
    const { status, body } = await publish('COURSE', [id, gone.id]);
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'ids.1' })]);
    expect(await isOnShow(id)).toBe(false);
    expect((await publish('TRAIL', [id])).status).toBe(422);
  });

  it('are at most a hundred, each once', async () => {
    const [id = ''] = await drafts(1);
    expect((await publish('COURSE', [id, id])).body).toHaveLength(1);
    expect((await publish('COURSE', [])).status).toBe(422);
    const tooMany = Array.from({ length: 101 }, () => randomUUID());
    expect((await publish('COURSE', tooMany)).status).toBe(422);
  });

  it.each<[PublicationKind, () => Promise<{ id: string }>]>([
    ['COURSE', () => aCourse(db, cover)],
    ['LIVE', () => aLive(db, cover)],
    ['PRACTICE_EXAM', () => aPracticeExam(db)],
    ['TRAIL', async () => aTrail(db, { ...cover, contents: [await aStep()] })],
  ])('may be changed by several people at the same moment: %s', async (kind, make) => {
    const made = await Promise.all(Array.from({ length: 6 }, make));
    const ids = made.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        publish(kind, turn % 2 ? ids : ids.toReversed(), { isActive: turn % 4 < 2 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await publish(kind, ids);
    expect(body.map(({ isActive }) => isActive)).toEqual(Array(6).fill(true));
  });
});

describe('isActive in a create or a change', () => {
  const configure = (id: string, body: object, query = {}) =>
    call(admin, courses.configureCourse, { params: { id }, body, query });

  it('is refused with the findings of the verification, and nothing changes', async () => {
    const { id } = await aDraft({ thumbUrl: null, sections: 0 });
    const { status, body } = await configure(id, { title: 'Outro', isActive: true });
    expect([status, body.code]).toEqual([422, 'not_publishable']);
    expect(body.errors).toEqual([
      {
        path: 'isActive',
        message: 'A verificação encontrou erros, indicados nos outros campos',
      },
      { path: 'thumbUrl', message: 'Foto de capa obrigatória' },
      { path: 'sections', message: 'O curso não tem nenhuma seção ativa.' },
    ]);
    expect(body).toMatchObject({
      findings: [{ code: 'COVER_MISSING', severity: 'ERROR' }, { code: 'SECTIONS_MISSING' }],
    });
    const { body: stored } = await call(admin, courses.readCourse, { params: { id } });
    expect(stored).toMatchObject({ title: 'Planilhas do zero', isActive: false });
  });

  it('publishes what the same request completes', async () => {
    const { id } = await aDraft({ thumbUrl: null });
    const { status, body } = await configure(id, { ...cover, isActive: true });
    expect([status, body.isActive]).toEqual([200, true]);
  });

  it('publishes in spite of warnings, which nobody sees who could accept them', async () => {
    const { id } = await withText('<h4>Longe</h4>');
    expect((await verify('COURSE', id)).body).toHaveLength(1);
    expect((await configure(id, { isActive: true })).status).toBe(200);
  });

  it('of an entity that is published already is not verified', async () => {
    const { id } = await aCourse(db, { thumbUrl: null });
    expect((await configure(id, { title: 'Outro', isActive: true })).status).toBe(200);
  });

  it('is not verified where the request says so', async () => {
    const { id } = await aDraft({ thumbUrl: null });
    expect((await configure(id, { isActive: true }, { verification: 'skip' })).status).toBe(200);
    const unknown = await configure(id, { isActive: true }, { verification: 'no' });
    expect(unknown.body.errors).toEqual([{ path: 'verification', message: 'Use skip' }]);
  });

  it('is verified for every kind and by creates and changes alike', async () => {
    const publishing = Object.values<Operation>(operations).filter(({ body, route, publishes }) => {
      const accepts =
        body &&
        'isActive' in
          (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {});
      return publishes || (accepts && !/section|content|plans|publications/.test(route));
    });
    expect(publishing.every(({ publishes }) => publishes !== undefined)).toBe(true);
    expect(publishing.map(({ publishes }) => publishes).toSorted()).toEqual([
      'COURSE',
      'COURSE',
      'LIVE',
      'LIVE',
      'PRACTICE_EXAM',
      'PRACTICE_EXAM',
      'TRAIL',
      'TRAIL',
    ]);
    const [trail, live, exam] = [
      await aTrail(db, { isActive: false }),
      await aLive(db, { isActive: false }),
      await aPracticeExam(db, { isActive: false, questions: 0 }),
    ];
    const body = { isActive: true };
    const refused = [
      await call(admin, trails.configureTrail, { params: { id: trail.id }, body }),
      await call(admin, lives.changeLive, { params: { id: live.id }, body }),
      await call(admin, exams.configurePracticeExam, { params: { id: exam.id }, body }),
    ];
    expect(refused.map((answer) => [answer.status, answer.body.errors[1]?.path])).toEqual([
      [422, 'thumbUrl'],
      [422, 'thumbUrl'],
      [422, 'questions'],
    ]);
  });
});
