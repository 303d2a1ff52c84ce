import { expect, it } from 'vitest';
import {
  addColumn,
  addRecovery,
  addTerm,
  moveColumn,
  moveTerm,
  moveToTerm,
  removeColumn,
  removeTerm,
} from './rules-changes.ts';

const column = (id: string, term: string, isRecovery = false) => ({
  id,
  term,
  title: id,
  weight: '1',
  isRecovery,
  source: '',
  from: '',
  to: '',
});
const lists = {
  terms: [
    { key: 'A', title: '1º trimestre' },
    { key: 'B', title: '2º trimestre' },
  ],
  columns: [column('a1', 'A'), column('b1', 'B'), column('ar', 'A', true), column('a2', 'A')],
};
const ids = ({ columns }: typeof lists) => columns.map(({ id }) => id).join(' ');
const titles = ({ terms }: typeof lists) => terms.map(({ title }) => title);

it('a further term counts on from the last one, and has a column', () => {
  const added = addTerm(lists);
  expect(titles(added)).toEqual(['1º trimestre', '2º trimestre', '3º trimestre']);
  expect(added.columns.at(-1)).toMatchObject({ term: added.terms[2]?.key, title: 'Prova' });
  const unnumbered = { ...lists, terms: [{ key: 'A', title: 'Unidade I' }] };
  expect(titles(addTerm(unnumbered))).toEqual(['Unidade I', '']);
});

it('a term that goes takes its columns along', () => {
  expect(ids(removeTerm(lists, 'A'))).toBe('b1');
  expect(ids(removeColumn(lists, 'a1'))).toBe('b1 ar a2');
});

it('a column moves among those of its term that are no recoveries', () => {
  expect(ids(moveColumn(lists, 'a2', -1))).toBe('a2 b1 ar a1');
  expect(ids(moveColumn(lists, 'a2', 1))).toBe(ids(lists));
  expect(ids(moveColumn(lists, 'a1', -1))).toBe(ids(lists));
});

it('a column moves to the end of another term', () => {
  const moved = moveToTerm(lists, 'a1', 'B');
  expect(ids(moved)).toBe('b1 ar a2 a1');
  expect(moved.columns.at(-1)?.term).toBe('B');
});

it('terms change their places, but not beyond the ends', () => {
  expect(titles(moveTerm(lists, 'B', -1))).toEqual(['2º trimestre', '1º trimestre']);
  expect(titles(moveTerm(lists, 'A', -1))).toEqual(titles(lists));
  expect(titles(moveTerm(lists, 'B', 1))).toEqual(titles(lists));
});

it('new columns and recoveries are of their term', () => {
  expect(addColumn(lists, 'B').columns.at(-1)).toMatchObject({ term: 'B', isRecovery: false });
  expect(addRecovery(lists, '').columns.at(-1)).toMatchObject({
    term: '',
    title: 'Recuperação final',
    isRecovery: true,
  });
});
