import { describe, expect, it } from 'vitest';
import {
  bandsOf,
  draftOf,
  labelsOf,
  mistakesOf,
  newBand,
  newPracticeExam,
  settingsOf,
  type SettingsValues,
} from './settings-values.ts';

const id = '0199c0de-0000-7000-8000-000000000000';
const other = '0199c0de-0000-7000-8000-000000000001';
const filled: SettingsValues = {
  ...newPracticeExam,
  title: 'Frações no dia a dia',
  shortDescription: 'Divida a pizza sem brigar.',
  categories: [id],
  level: id,
};

it('requires these fields (product.md X1)', () => {
  expect(mistakesOf({ ...newPracticeExam, autoGenerate: true, questionsQtd: '' })).toEqual({
    title: 'Campo obrigatório',
    shortDescription: 'Campo obrigatório',
    categories: 'Mínimo de 1 categoria',
    level: 'Campo obrigatório',
    filters: 'Mínimo de 1 filtro',
    questionsQtd: 'Mínimo de 1 questão',
  });
});

describe('finds one mistake in a filled form', () => {
  it.each<[Partial<SettingsValues>, string, string]>([
    [{ shortDescription: 'x'.repeat(106) }, 'shortDescription', 'Máximo 105 caracteres'],
    [{ autoGenerate: true, filters: [id], questionsQtd: 0 }, 'questionsQtd', 'Mínimo de 1 questão'],
    [{ passingScore: '' }, 'passingScore', 'Campo obrigatório'],
    [{ passingScore: 101 }, 'passingScore', 'Valor inválido'],
    [{ timeLimitMinutes: 0 }, 'timeLimitMinutes', 'Valor inválido'],
    [{ isLeveling: true }, 'levelingBands', 'Mínimo de 1 faixa de nível'],
    [
      { isLeveling: true, levelingBands: [newBand(id, 10)] },
      'levelingBands',
      'A primeira faixa começa em 0%',
    ],
    [
      { isLeveling: true, levelingBands: [newBand(id, 0), newBand(other, '')] },
      'levelingBands.1.minimum',
      'Campo obrigatório',
    ],
  ])('%j', (change, field, message) => {
    const values = { ...filled, ...change };
    expect(mistakesOf(values)).toEqual({ [field]: message });
    expect(labelsOf(values)).toHaveProperty([field]);
  });
});

it('sends the fields of switched-off options empty', () => {
  const values = { ...filled, filters: [id], levelingBands: [newBand(id, 50)] };
  expect(mistakesOf(values)).toEqual({});
  expect(draftOf(values)).toMatchObject({
    paymentType: 'FREE',
    filters: [],
    questionsQtd: null,
    timeLimitMinutes: null,
    levelingBands: [],
  });
});

it.each([
  ['its id', id],
  ['its title', 'Iniciante'],
])(
  'selects the level that an exam names by %s, and does not repeat it among the other levels',
  (_name, level) => {
    const levels = [
      { id, title: 'Iniciante' },
      { id: other, title: 'Avançado' },
    ];
    const exam = { ...draftOf(filled), id, questions: [], questionsQtd: 0, progress: null };
    const moment = '2026-11-21T12:00:00.000Z';
    const read = {
      storageId: '1',
      categories: [],
      isActive: true,
      createdAt: moment,
      updatedAt: moment,
      scale: null,
      hasLanguageChoice: false,
      timedAreas: null,
    };
    expect(settingsOf({ ...exam, ...read, level, levels })).toMatchObject({
      level: id,
      levels: [other],
    });
  },
);

it('suggests bands of the same width', () => {
  expect(bandsOf(['a', 'b', 'c']).map(({ minimum }) => minimum)).toEqual([0, 33, 67]);
});
