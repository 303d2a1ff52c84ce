import { expect, it } from 'vitest';
import '../../../platform/form-rules.ts';
import { blankCourse, draftOf, labels, mistakesOf } from './quick-values.ts';

const id = '0193b3a0-0000-7000-8000-000000000001';
const filled = {
  title: 'Python em casa',
  shortDescription: 'Programe hoje.',
  description: '<p>Do zero.</p>',
  estimatedCompletionHours: 6,
  category: id,
  level: id,
  subTitle: 'Do zero',
  thumbUrl: '/capa-desenhada.svg',
  banners: [],
};

it('requires every field; the cover is drawn until a photo is chosen', () => {
  const required = Object.keys(labels).filter((field) => !['subTitle', 'thumbUrl'].includes(field));
  expect(mistakesOf(blankCourse)).toEqual(
    Object.fromEntries(required.map((field) => [field, 'Campo obrigatório'])),
  );
});

it('has the limits of the full form', () => {
  expect(mistakesOf({ ...filled, shortDescription: 'x'.repeat(106) })).toEqual({
    shortDescription: 'Máximo 105 caracteres',
  });
});

it('sends the values', () => {
  expect(mistakesOf(filled)).toEqual({});
  const banner = { key: 'b', desktopUrl: '/files/d.webp', mobileUrl: '/files/m.webp' };
  const { key: _, ...sent } = banner;
  expect(draftOf({ ...filled, banners: [banner] })).toMatchObject({ ...filled, banners: [sent] });
  expect(draftOf(filled).storageId).toMatch(/^\d{8}$/);
  expect(draftOf({ ...filled, subTitle: '' }).subTitle).toBeNull();
});
