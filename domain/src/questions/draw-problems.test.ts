import { expect, it } from 'vitest';
import { problemsOfDraw } from './draw-problems.ts';

const quotas = (...sizes: number[]) => sizes.map((questionsQtd) => ({ questionsQtd }));
const draw = (questionsQtd: number, ...sizes: number[]) => ({
  questionsQtd,
  drawQuotas: quotas(...sizes),
});
const group = (bits: number, questionsQtd: number) => ({ quotas: bits, questionsQtd });

it('finds no problem where quotas and the rest can be filled together', () => {
  expect(problemsOfDraw(draw(10, 4, 3), [group(0b01, 4), group(0b10, 3), group(0, 3)])).toEqual([]);
});

it('names what is missing in one quota, in several together, and in the whole exam', () => {
  expect(problemsOfDraw(draw(10, 4), [group(0b1, 3), group(0, 50)])).toEqual([
    { path: 'drawQuotas.0.questionsQtd', message: 'Só 3 questões atendem a esta cota: falta 1.' },
  ]);
  const shared = [group(0b101, 6), group(0b010, 9), group(0, 50)];
  expect(problemsOfDraw(draw(30, 4, 3, 5), shared)).toEqual([
    {
      path: 'drawQuotas.0.questionsQtd',
      message: 'As cotas 1 e 3 pedem juntas 9 questões, e 6 atendem a elas: faltam 3.',
    },
  ]);
  expect(problemsOfDraw(draw(10, 4), [group(0b1, 5), group(0, 3)])).toEqual([
    { path: 'questionsQtd', message: 'Só 8 questões combinam com os filtros: faltam 2.' },
  ]);
});

it('names a quota that can’t be filled also where the whole exam can’t', () => {
  expect(problemsOfDraw(draw(20, 9), [group(0b1, 6), group(0, 8)])).toEqual([
    { path: 'questionsQtd', message: 'Só 14 questões combinam com os filtros: faltam 6.' },
    { path: 'drawQuotas.0.questionsQtd', message: 'Só 6 questões atendem a esta cota: faltam 3.' },
  ]);
  expect(problemsOfDraw(draw(9, 3, 4), [group(0b11, 5), group(0b10, 1)])).toEqual([
    { path: 'questionsQtd', message: 'Só 6 questões combinam com os filtros: faltam 3.' },
  ]);
});

it('without quotas compares all matching questions', () => {
  expect(problemsOfDraw(draw(10), [group(0, 9)])).toEqual([
    { path: 'questionsQtd', message: 'Só 9 questões combinam com os filtros: falta 1.' },
  ]);
  expect(problemsOfDraw(draw(10), [group(0, 10)])).toEqual([]);
});

it('refuses quotas that are more than the exam', () => {
  expect(problemsOfDraw(draw(5, 4, 3), [group(0b11, 100)])).toEqual([
    { path: 'questionsQtd', message: 'As cotas somam 7 questões, mas o total é 5' },
  ]);
});
