import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';
import { aCourse } from './courses.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);
const subscriber = await aSubscriber(db);

describe('opening a course', async () => {
  const paid = await aCourse(db, {
    title: 'Só para assinantes',
    paymentType: 'PAID',
    sections: [
      { contents: [{ title: 'Amostra', isPreview: true, pageContent: '<p>amostra</p>' }, {}] },
    ],
  });
  const freemium = await aCourse(db, {
    title: 'Metade aberta',
    paymentType: 'FREEMIUM',
    sections: [
      { isFreemium: true, contents: [{ pageContent: '<p>aberto</p>' }] },
      {
        contents: [
          {
            title: 'Fechado',
            pageContent: '<p>segredo</p>',
            extraContents: [{ title: 'x', contentUrl: 'https://segredo.example' }],
          },
        ],
      },
    ],
  });
  const draft = await aCourse(db, { isActive: false });

  const open = (who: { providerId: string } | null, id: string) =>
    call(who, contract.readCourse, { params: { id } });

  it('works by id and by slug', async () => {
    expect((await open(subscriber, paid.id)).body.title).toBe('Só para assinantes');
    expect((await open(subscriber, paid.slug)).body.id).toBe(paid.id);
  });

  it('a learner without a subscription is told that a paid one needs it', async () => {
    expect(await open(learner, paid.id)).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
  });

  it('a draft, a deleted and an unknown one are all not there, but for who makes them', async () => {
    const deleted = await aCourse(db);
    expect((await call(admin, contract.deleteCourse, { params: { id: deleted.id } })).status).toBe(
      204,
    );
    for (const id of [draft.id, deleted.id, 'nao-existe'])
      expect((await open(subscriber, id)).status).toBe(404);
    expect((await open(admin, draft.id)).status).toBe(200);
    expect((await open(admin, deleted.id)).status).toBe(404);
  });

  it('the body of a locked content never leaves the server', async () => {
    const { status, body } = await open(learner, freemium.id);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('segredo');
    expect(body.sections.map(({ isLocked }) => isLocked)).toEqual([false, true]);
    expect(body.sections[0]?.contents[0]?.pageContent).toBe('<p>aberto</p>');
    expect(Object.keys(body.sections[1]?.contents[0] ?? {}).toSorted()).toEqual([
      'contentProgression',
      'contentType',
      'durationSeconds',
      'id',
      'isActive',
      'isLocked',
      'isPreview',
      'order',
      'questionsQtd',
      'title',
    ]);
    expect(body.sections[1]?.contents[0]).toMatchObject({ title: 'Fechado', isLocked: true });
    expect(JSON.stringify((await open(subscriber, freemium.id)).body)).toContain('segredo');
  });

  it('the preview shows what a course is made of, and the bodies of its previews only', async () => {
    const { body } = await call(null, contract.previewCourse, { params: { id: paid.slug } });
    expect(
      body.sections[0]?.contents.map(({ isLocked, pageContent }) => ({ isLocked, pageContent })),
    ).toEqual([
      { isLocked: false, pageContent: '<p>amostra</p>' },
      { isLocked: true, pageContent: undefined },
    ]);
    expect((await call(null, contract.previewCourse, { params: { id: draft.id } })).status).toBe(
      404,
    );
    expect(
      JSON.stringify(
        (await call(null, contract.previewCourse, { params: { id: freemium.id } })).body,
      ),
    ).not.toContain('segredo');
  });

  it('inactive sections and contents are there for who makes them only', async () => {
    const course = await aCourse(db, {
      sections: [
        { contents: [{ title: 'A' }, { title: 'B', isActive: false }] },
        { isActive: false },
      ],
    });
    const seen = async (who: { providerId: string }) =>
      (await open(who, course.id)).body.sections.map(({ contents }) => contents.length);
    expect(await seen(learner)).toEqual([1]);
    expect(await seen(admin)).toEqual([2, 2]);
  });
});

describe('what there is to study', () => {
  it('counts the contents on show by type', async () => {
    const before = (await call(null, contract.countContents)).body;
    await aCourse(db, {
      sections: [
        {
          contents: [
            {},
            { contentType: 'VIDEO', videoUrl: 'https://example.com/v.mp4' },
            { isActive: false },
          ],
        },
      ],
    });
    const after = (await call(null, contract.countContents)).body;
    expect(after.coursesQtd - before.coursesQtd).toBe(1);
    expect(after.contentsQtd - before.contentsQtd).toBe(2);
    expect(after.contentsQtdByType.VIDEO - before.contentsQtdByType.VIDEO).toBe(1);
  });

  it('has one tutorial: a new one takes the place of the old', async () => {
    expect((await call(null, contract.readTutorial)).status).toBe(404);
    await aCourse(db, { title: 'Primeiro tutorial', isTutorial: true });
    await aCourse(db, { title: 'Comece por aqui', isTutorial: true });
    expect((await call(null, contract.readTutorial)).body.title).toBe('Comece por aqui');
    const drafts = await Promise.all([1, 2, 3].map(() => aCourse(db, { isActive: false })));
    const answers = await Promise.all(
      drafts.map(({ id }) =>
        call(admin, contract.configureCourse, {
          params: { id },
          query: { verification: 'skip' },
          body: { isTutorial: true, isActive: true },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call(null, contract.readTutorial)).status).toBe(200);
  });
});
