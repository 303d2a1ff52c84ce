import { expect, it } from 'vitest';
import { wantedTraining } from './wanted-training.ts';

const choices = {
  areas: [{ area: 'MT' as const, questionsQtd: 40 }],
  exams: [{ id: 'e1', title: 'OAB', questionsQtd: 80 }],
};

it.each([
  ['an area', { area: 'MT' as const }, 'Matemática', { area: 'MT' }],
  ['an area without questions', { area: 'LC' as const }, 'Linguagens', null],
  ['a practice exam', { simulado: 'e1' }, 'OAB', { practiceExamId: 'e1' }],
  ['a practice exam without trainings', { simulado: 'e2' }, 'Este simulado', null],
])('leads to the training of %s', (_, search, title, subject) => {
  expect(wantedTraining(choices, search)).toMatchObject({ title, subject });
});

it('is none without a result', () => {
  expect(wantedTraining(choices, {})).toBeNull();
});
