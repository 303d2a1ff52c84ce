import type { BankFilter } from '@sabia/domain/questions/question-bank.ts';

/** The kinds of filters, as groups of a list. */
export const bankGroups = {
  bank: 'Bancos de questões',
  category: 'Categorias',
  level: 'Níveis',
  skill: 'Habilidades',
  course: 'Cursos',
  section: 'Seções',
  'practice-exam': 'Simulados',
} as const satisfies Record<BankFilter['kind'], string>;

/** The filters of a draw, in groups. Filters without questions are left out unless chosen. */
export function bankOptions(bank: readonly BankFilter[], chosen: readonly string[]) {
  const known = Object.entries(bankGroups).map(([kind, group]) => ({
    group,
    items: bank
      .filter((filter) => filter.kind === kind)
      .filter(({ id, questionsQtd }) => questionsQtd > 0 || chosen.includes(id))
      .map((filter) => ({ value: filter.id, label: labelOf(filter) })),
  }));
  const lost = chosen.filter((id) => bank.length > 0 && bank.every((filter) => filter.id !== id));
  return [
    ...known,
    {
      group: 'Fora da escola',
      items: lost.map((id) => ({ value: id, label: 'Não existe mais: remova' })),
    },
  ].filter(({ items }) => items.length > 0);
}

const labelOf = (filter: BankFilter): string => `${titleOf(filter)} (${filter.questionsQtd})`;

export const titleOf = ({ title, within }: Pick<BankFilter, 'title' | 'within'>): string =>
  within ? `${within} › ${title}` : title;
