import { termColumn } from '../taxonomy/term-column.ts';

/** The category in the first answers of learners. */
export const { replaceTerm, returnTerm } = termColumn({
  part: 'firstAnswers',
  table: 'first_answers',
  id: 'user_id',
  columns: { categories: 'category_id' },
});
