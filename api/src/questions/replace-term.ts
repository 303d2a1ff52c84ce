import { termColumn } from '../taxonomy/term-column.ts';

/** Terms in the metadata of questions. */
export const { replaceTerm, returnTerm } = termColumn({
  part: 'questions',
  table: 'questions',
  id: 'id',
  columns: { categories: 'category_id', levels: 'level_id' },
});
