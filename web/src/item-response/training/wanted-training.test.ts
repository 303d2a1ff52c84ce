import { expect, it } from 'vitest';
import { wantedTraining } from './wanted-training.ts';

const choices = {
  areas: [{ area: 'MT' as const, questionsQtd: 40 }],
  exams: [
    { id: 'e1', title: 'OAB', areaId: null, areaTitle: null, questionsQtd: 80 },
    { id: 'e3', title: 'Vestibular', areaId: 'a1', areaTitle: 'Física', questionsQtd: 10 },
    { id: 'e3', title: 'Vestibular', areaId: 'a2', areaTitle: 'Química', questionsQtd: 10 },
  ],
};

it.each([
  ['an area', { area: 'MT' as const }, 'Matemática', { area: 'MT' }],
  ['an area without questions', { area: 'LC' as const }, 'Linguagens', null],
  ['a practice exam', { simulado: 'e1' }, 'OAB', { practiceExamId: 'e1' }],
  ['a practice exam of several areas', { simulado: 'e3' }, 'Vestibular', null],
  ['a practice exam without trainings', { simulado: 'e2' }, 'Este simulado', null],
])('leads to the training of %s', (_, search, title, subject) => {
  expect(wantedTraining(choices, search)).toMatchObject({ title, subject });
});

it('is none without a result', () => {
  expect(wantedTraining(choices, {})).toBeNull();
});
