import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import * as contract from '@sabia/domain/publications/publications.contract.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { describe, expect, it } from 'vitest';
import { aContent, aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, call, context } = await createTestApp();
const admin = await anAdmin(db);

const cover = { thumbUrl: 'https://exemplo.com.br/capa.webp' };
const aDraft = (given: CourseGiven = {}) => aCourse(db, { ...cover, isActive: false, ...given });

const verify = (kind: PublicationKind, id: string) =>
  call(admin, contract.verifyPublication, { params: { kind, id } });

const codes = async (kind: PublicationKind, id: string) =>
  (await verify(kind, id)).body.map(({ code }) => code);

it('of an unknown id or another kind is a 404', async () => {
  const { id } = await aDraft();
  expect((await verify('COURSE', id)).body).toEqual([]);
  expect((await verify('TRAIL', id)).status).toBe(404);
});

describe('findings', () => {
  it.each<[string, CourseGiven, string[]]>([
    ['a course without a cover', { thumbUrl: null }, ['COVER_MISSING']],
    ['a course with a drawn cover', { thumbUrl: drawnCover }, []],
    [
      'that is freemium without a free section',
      { paymentType: 'FREEMIUM', sections: [{ isFreemium: true, isActive: false }, {}] },
      ['FREE_SECTION_MISSING'],
    ],
    [
      'that is freemium with one',
      { paymentType: 'FREEMIUM', sections: [{ isFreemium: true }] },
      [],
    ],
    [
      'with a video that does not play',
      {
        sections: [
          {
            contents: [
              { contentType: 'VIDEO', videoUrl: 'https://drive.google.com/file/d/1/view' },
              { contentType: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
            ],
          },
        ],
      },
      ['VIDEO_UNPLAYABLE'],
    ],
    ['without hours', { estimatedCompletionHours: 0 }, ['HOURS_MISSING']],
    [
      'with hours that the contents contradict',
      { estimatedCompletionHours: 40 },
      ['HOURS_CONTRADICTED'],
    ],
    ['without sections', { sections: 0 }, ['SECTIONS_MISSING']],
    ['with an empty section', { sections: [{ contents: 0 }, {}] }, ['SECTION_EMPTY']],
    [
      'with inactive contents only',
      { sections: [{ contents: [{ isActive: false }] }] },
      ['SECTION_EMPTY'],
    ],
    [
      'with an exam without questions',
      { sections: [{ contents: [{ contentType: 'EXAM' }] }] },
      ['QUESTIONS_MISSING'],
    ],
    [
      'with images that nobody described, but not with a decoration',
      {
        description: '<p>Veja.</p><img src="/files/ab.webp" alt=""><img src="https://a.br/b.png">',
      },
      ['ALT_MISSING', 'LINK_BROKEN'],
    ],
    [
      'with audio without its transcript, but not with a transcript behind it',
      {
        description:
          '<audio src="/files/ab.mp3" controls></audio><p>Ouça.</p><details><summary>Dica</summary><p>a</p></details>',
      },
      ['TRANSCRIPT_MISSING', 'LINK_BROKEN'],
    ],
    [
      'with a transcript and a file that is missing',
      {
        description:
          '<figure><audio src="/files/ab.mp3" controls></audio><figcaption>b</figcaption></figure><details><summary>Transcrição</summary><p>a</p></details>',
      },
      ['LINK_BROKEN'],
    ],
  ])('%s', async (_what, given, expected) => {
    expect(await codes('COURSE', (await aDraft(given)).id)).toEqual(expected);
  });

  it('an automatic exam with too few matching questions, counting those of its own course', async () => {
    const categories = [randomUUID()];
    const generatedExamFilters = await someTerms(db, 'categories', categories);
    const drawing = (questionsQtd: number) => ({
      contentType: 'EXAM' as const,
      title: 'Sorteada',
      generatedExamFilters,
      questionsQtd,
    });
    const made = await aCourse(db, {
      ...cover,
      categories,
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Escrita' }] }],
    });
    await someQuestions(db, { contentId: made.contentIds[0] ?? '' }, 2);
    const sectionId = made.sections[0]?.id ?? '';
    await aContent(db, sectionId, drawing(2));
    await call(admin, courses.configureCourse, {
      params: { id: made.id },
      body: { isActive: false },
    });
    expect(await codes('COURSE', made.id)).toEqual([]);
    await call(admin, courses.deleteContent, { params: { id: made.contentIds[0] ?? '' } });
    expect(await codes('COURSE', made.id)).toEqual(['DRAW_IMPOSSIBLE']);
  });

  it('a trail without items, with inactive and with deleted ones', async () => {
    const bare = await aTrail(db, cover);
    expect(await codes('TRAIL', bare.id)).toEqual(['ITEMS_MISSING']);
    const [shown, hidden, gone] = [await aCourse(db), await aDraft(), await aCourse(db)];
    const { id } = await aTrail(db, {
      ...cover,
      contents: [shown, hidden, gone].map((course) => ({ kind: 'course', targetId: course.id })),
    });
    await call(admin, courses.deleteCourse, { params: { id: gone.id } });
    expect(await codes('TRAIL', id)).toEqual(['ITEM_DELETED', 'ITEM_INACTIVE']);
  });

  it('a live without a cover, and a practice exam without questions', async () => {
    expect(await codes('LIVE', (await aLive(db)).id)).toEqual(['COVER_MISSING']);
    const { id } = await aPracticeExam(db, { questions: 0 });
    expect(await codes('PRACTICE_EXAM', id)).toEqual(['QUESTIONS_MISSING']);
  });
});

describe('an address in a text', () => {
  const broken = async (href: string) => {
    const { id } = await aDraft({ description: `<p><a href="${href}">Veja</a></p>` });
    return (await codes('COURSE', id)).includes('LINK_BROKEN');
  };

  it('of the school is broken if learners can not see its target', async () => {
    const shown = await aCourse(db);
    const hidden = await aDraft();
    const live = await aLive(db);
    expect(await broken(`/cursos/${shown.slug}`)).toBe(false);
    expect(await broken(`http://localhost/cursos/${shown.id}/previa`)).toBe(false);
    expect(await broken(`/lives/${live.id}?de=curso#hoje`)).toBe(false);
    expect(await broken(`/cursos/${hidden.slug}`)).toBe(true);
    expect(await broken(`/cursos/nunca-existiu`)).toBe(true);
    expect(await broken(`/trilhas/${live.id}`)).toBe(true);
    expect(await broken('/exercicios/sem-id')).toBe(true);
  });

  it('of a file is broken if the file is not stored', async () => {
    const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nOi\n');
    await context.files.keep('0123456789abcdef.vtt', captions);
    expect(await broken('/files/0123456789abcdef.vtt')).toBe(false);
    expect(await broken('/files/0123456789abcdef-640.webp')).toBe(true);
    expect(await broken('/files/..%2Fpassword')).toBe(true);
  });

  it.each(['https://exemplo.com.br/cursos/x', '/cursos', '/perfil', 'mailto:oi@exemplo.com.br'])(
    'is not looked at: %s',
    async (href) => {
      expect(await broken(href)).toBe(false);
    },
  );

  it('may lead to the entity that is being published', async () => {
    const slug = `eu-mesmo-${randomUUID().slice(0, 8)}`;
    const made = await aDraft({ slug, description: `<p><a href="/cursos/${slug}">Eu</a></p>` });
    expect((await verify('COURSE', made.id)).body).toEqual([]);
  });
});
