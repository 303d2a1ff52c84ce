import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { expect, it } from 'vitest';
import { changesOf, defaultValues, mistakesIn, shownColor, undoOf } from './brand-values.ts';

it('an empty form is valid and is the default brand', () => {
  expect(mistakesIn(defaultValues)).toEqual({});
  expect(changesOf(defaultValues)).toEqual({
    brandName: null,
    tagline: null,
    logoUrl: null,
    actionColor: null,
    aliveColor: null,
    senderName: null,
    frontPageHeading: null,
    frontPageIntro: null,
    lastCallTitle: null,
    lastCallText: null,
  });
});

it('a colour that is hard to read is a mistake with a proposal, which the preview shows', () => {
  const mistakes = mistakesIn({ ...defaultValues, actionColor: '#FFD400' });
  expect(mistakes['actionColor']).toMatch(
    /clara demais.* A mais próxima que serve é #[\da-f]{6}\./,
  );
  const proposed = /(#[\da-f]{6})\.$/.exec(mistakes['actionColor'] ?? '')?.[1];
  expect(shownColor('action', '#FFD400')).toBe(proposed);
  expect(shownColor('action', 'azul')).toBe(defaultBrand.actionColor);
});

it('an undo puts back the fields of the brand only', () => {
  const difference = (field: string, before: string) => ({
    field,
    label: field,
    before,
    after: 'depois',
    isProse: false,
  });
  expect(
    undoOf([
      difference('brandName', 'Escola Canto'),
      difference('actionColor', ''),
      difference('frontPageHeading', 'Violão *sem pressa*.'),
      difference('lastCallText', ''),
      difference('legalName', 'Canto Ltda.'),
    ]),
  ).toEqual({
    brandName: 'Escola Canto',
    actionColor: null,
    frontPageHeading: 'Violão *sem pressa*.',
    lastCallText: null,
  });
  expect(undoOf([difference('legalName', 'Canto Ltda.')])).toBeUndefined();
});
