import { notInFiveMinutes } from '@sabia/domain/courses/course-duration.ts';
import { describe, expect, it } from 'vitest';
import { newBanner } from '../../../files/banner-values.ts';
import { draftOf, labelsOf, mistakesOf, newTrail, type SettingsValues } from './settings-values.ts';

const id = '0199c0de-0000-7000-8000-000000000000';
const filled: SettingsValues = {
  ...newTrail,
  title: 'Do zero ao primeiro site',
  shortDescription: 'Da primeira linha à página no ar.',
  description: '<p>Passo a passo.</p>',
  category: id,
  level: id,
  estimatedCompletionHours: 20,
};

it('requires these fields', () => {
  expect(mistakesOf(newTrail)).toEqual({
    title: 'Campo obrigatório',
    shortDescription: 'Campo obrigatório',
    description: 'Campo obrigatório',
    category: 'Campo obrigatório',
    level: 'Campo obrigatório',
    estimatedCompletionHours: 'Campo obrigatório',
  });
});

describe('finds one mistake in a filled form', () => {
  it.each<[Partial<SettingsValues>, string, string]>([
    [{ shortDescription: 'x'.repeat(106) }, 'shortDescription', 'Máximo 105 caracteres'],
    [{ description: '<p> </p>' }, 'description', 'Campo obrigatório'],
    [{ estimatedCompletionHours: 1.2 }, 'estimatedCompletionHours', notInFiveMinutes],
    [
      { banners: [{ ...newBanner(), desktopUrl: '/files/a.png' }] },
      'banners.0.mobileUrl',
      'Campo obrigatório',
    ],
  ])('%j', (change, field, message) => {
    const values = { ...filled, ...change };
    expect(mistakesOf(values)).toEqual({ [field]: message });
    expect(labelsOf(values)).toHaveProperty([field]);
  });
});

it('sends the values', () => {
  expect(mistakesOf(filled)).toEqual({});
  expect(draftOf(filled)).toMatchObject({ category: id, level: id, banners: [] });
});
