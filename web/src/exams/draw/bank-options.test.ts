import type { BankFilter } from '@sabia/domain/questions/question-bank.ts';
import { expect, it } from 'vitest';
import { bankOptions } from './bank-options.ts';

const filter = (given: Partial<BankFilter>): BankFilter => ({
  id: 'a',
  kind: 'course',
  title: 'Python',
  within: null,
  questionsQtd: 3,
  ...given,
});

it('groups the filters, each with its number of questions', () => {
  const bank = [
    filter({ id: 'c', kind: 'category', title: 'Programação', questionsQtd: 8 }),
    filter({ id: 'a' }),
    filter({ id: 's', kind: 'section', title: 'Laços', within: 'Python' }),
  ];
  expect(bankOptions(bank, [])).toEqual([
    { group: 'Categorias', items: [{ value: 'c', label: 'Programação (8)' }] },
    { group: 'Cursos', items: [{ value: 'a', label: 'Python (3)' }] },
    { group: 'Seções', items: [{ value: 's', label: 'Python › Laços (3)' }] },
  ]);
});

it('offers no filter without questions, but keeps chosen ones', () => {
  const bank = [filter({ questionsQtd: 0 }), filter({ id: 'b', questionsQtd: 0 })];
  expect(bankOptions(bank, ['b', 'gone']).flatMap(({ items }) => items)).toEqual([
    { value: 'b', label: 'Python (0)' },
    { value: 'gone', label: 'Não existe mais: remova' },
  ]);
});
