import { termColumn } from '../taxonomy/term-column.ts';

export const { replaceTerm, returnTerm } = termColumn({
  part: 'trails',
  table: 'trails',
  id: 'id',
  columns: { categories: 'category_id', levels: 'level_id' },
});
