import type { ClassNotice } from '@sabia/domain/class-notices/class-notice.ts';
import { expect, it } from 'vitest';
import { changesOf, mistakesOf, newNotice, valuesOf } from './notice-values.ts';

const notice: ClassNotice = {
  id: '0193b3a0-0000-7000-8000-000000000001',
  title: null,
  body: 'Amanhã a aula começa às 8h.',
  author: 'Rita Lobo',
  sendAt: '2031-03-11T11:00:30.000Z',
  createdAt: '2031-03-01T12:00:00.000Z',
  updatedAt: '2031-03-01T12:00:00.000Z',
};
const values = valuesOf(notice, 'America/Sao_Paulo');

it('shows the moment as a wall clock time of the class, and sends what was changed', () => {
  expect(values).toEqual({ title: '', body: notice.body, sendAt: '2031-03-11T08:00' });
  expect(changesOf(values, values)).toEqual({});
  expect(changesOf(values, { ...values, sendAt: '' })).toEqual({ sendAt: null });
  expect(changesOf(values, { ...values, title: 'Prova' })).toEqual({ title: 'Prova' });
});

it('asks for a text', () => {
  expect(mistakesOf(newNotice)).toHaveProperty('body');
  expect(mistakesOf(values)).toEqual({});
});
