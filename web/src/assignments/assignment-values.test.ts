import type { Assignment } from '@sabia/domain/assignments/assignment.ts';
import { expect, it } from 'vitest';
import { changesOf, mistakesOf, newAssignment, valuesOf } from './assignment-values.ts';

const id = '0193b3a0-0000-7000-8000-000000000001';
const assignment: Assignment = {
  id,
  contentId: null,
  practiceExamId: id,
  title: 'Simulado',
  courseTitle: null,
  courseSlug: null,
  opensAt: '2026-11-20T11:00:30.000Z',
  dueAt: '2026-11-28T02:59:59.000Z',
  late: 'ACCEPT',
  results: 'EACH',
  publishedAt: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const values = valuesOf(assignment, 'America/Sao_Paulo');

it('shows moments as wall clock times of the class', () => {
  expect(values).toMatchObject({ opensAt: '2026-11-20T08:00', dueAt: '2026-11-27T23:59' });
});

it('sends changed fields only, so that a moment keeps its seconds', () => {
  expect(changesOf(values, values)).toEqual({});
  expect(changesOf(values, { ...values, late: 'CLOSE' })).toEqual({ late: 'CLOSE' });
  expect(changesOf(values, { ...values, results: 'TOGETHER' })).toEqual({ results: 'TOGETHER' });
  expect(changesOf(values, { ...values, opensAt: '' })).toEqual({ opensAt: null });
});

it('asks for the work, and for a due moment after the opening', () => {
  expect(mistakesOf(newAssignment)).toHaveProperty('exam');
  expect(mistakesOf({ ...values, dueAt: '2026-11-20T08:00' })).toEqual({
    dueAt: 'O prazo precisa vir depois da abertura',
  });
  expect(mistakesOf(values)).toEqual({});
});
