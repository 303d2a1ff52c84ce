import { termColumn } from '../taxonomy/term-column.ts';

/** The level of users. */
export const { replaceTerm, returnTerm } = termColumn({
  part: 'learners',
  table: 'users',
  id: 'id',
  columns: { levels: 'level' },
});
