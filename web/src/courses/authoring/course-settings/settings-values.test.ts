import { notInFiveMinutes } from '@sabia/domain/courses/course-duration.ts';
import { describe, expect, it } from 'vitest';
import { newBanner } from '../../../files/banner-values.ts';
import {
  changesOf,
  draftOf,
  labelsOf,
  mayLackSkills,
  mistakesOf,
  mistakesWithoutSkills,
  newCourse,
  type SettingsValues,
} from './settings-values.ts';

const id = '0199c0de-0000-7000-8000-000000000000';
const filled: SettingsValues = {
  ...newCourse,
  title: 'Lógica de programação',
  slug: 'logica-de-programacao',
  shortDescription: 'Pense como quem programa.',
  description: '<p>Do zero.</p>',
  estimatedCompletionHours: 8,
  categories: [id],
  levels: [id],
  skills: [id],
};

it('a course of the simpler form is saved without skills until it is published', () => {
  const values = { ...filled, skills: [] };
  expect(mayLackSkills({ skills: [], isActive: false })).toBe(true);
  expect(mayLackSkills({ skills: [], isActive: true })).toBe(false);
  expect(mistakesOf(values)).toEqual({ skills: 'Mínimo de 1 habilidade' });
  expect(mistakesWithoutSkills(values)).toEqual({});
  expect(changesOf(values)).not.toHaveProperty('skills');
  expect(changesOf(filled)).toMatchObject({ skills: [id] });
});

it('requires these fields (product.md C2)', () => {
  expect(mistakesOf(newCourse)).toEqual({
    title: 'Campo obrigatório',
    slug: 'Campo obrigatório',
    shortDescription: 'Campo obrigatório',
    description: 'Campo obrigatório',
    estimatedCompletionHours: 'Campo obrigatório',
    categories: 'Mínimo de 1 categoria',
    levels: 'Mínimo de 1 nível',
    skills: 'Mínimo de 1 habilidade',
  });
});

describe('finds one mistake in a filled form', () => {
  it.each<[Partial<SettingsValues>, string, string]>([
    [{ slug: 'x'.repeat(101) }, 'slug', 'O slug deve ter no máximo 100 caracteres.'],
    [{ slug: 'Lógica' }, 'slug', 'Slug inválido. Use apenas letras minúsculas, números e hifens.'],
    [{ shortDescription: 'x'.repeat(106) }, 'shortDescription', 'Máximo 105 caracteres'],
    [{ estimatedCompletionHours: 1.2 }, 'estimatedCompletionHours', notInFiveMinutes],
    [
      { banners: [{ ...newBanner(), desktopUrl: '/files/a-64.webp' }] },
      'banners.0.mobileUrl',
      'Campo obrigatório',
    ],
    [
      { description: '<img src="/files/a-64.webp">' },
      'description',
      'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.',
    ],
  ])('%j', (change, field, message) => {
    const values = { ...filled, ...change };
    expect(mistakesOf(values)).toEqual({ [field]: message });
    expect(labelsOf(values)).toHaveProperty([field]);
  });
});

it('sends a filled form as a draft of a paid course', () => {
  expect(mistakesOf(filled)).toEqual({});
  expect(draftOf(filled)).toMatchObject({
    title: 'Lógica de programação',
    subTitle: null,
    paymentType: 'PAID',
    thumbUrl: '/capa-desenhada.svg',
    categories: [id],
  });
});
