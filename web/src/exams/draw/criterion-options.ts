import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import type { BankFilter } from '@sabia/domain/questions/question-bank.ts';
import { difficultyNames } from '@sabia/domain/questions/question-metadata.ts';
import { bankGroups, titleOf } from './bank-options.ts';
import { criterion } from '../quota-values.ts';

const fieldOf = {
  bank: 'origins',
  category: 'categories',
  level: 'levels',
  skill: 'skills',
  course: 'origins',
  section: 'origins',
  'practice-exam': 'origins',
} as const;

/** The criteria of a quota, in groups. Chosen ones that do not exist any more can be removed. */
export function criterionOptions(
  { bank, tags }: { bank: readonly BankFilter[]; tags: readonly string[] },
  chosen: readonly string[],
) {
  const named = (field: 'difficulties' | 'kinds', names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value: criterion(field, value), label }));
  const groups = [
    ...Object.entries(bankGroups).map(([kind, group]) => ({
      group,
      items: bank
        .filter((filter) => filter.kind === kind)
        .map((filter) => ({
          value: criterion(fieldOf[filter.kind], filter.id),
          label: titleOf(filter),
        })),
    })),
    { group: 'Dificuldade', items: named('difficulties', difficultyNames) },
    {
      group: 'Etiquetas',
      items: tags.map((tag) => ({ value: criterion('tags', tag), label: tag })),
    },
    { group: 'Tipo de questão', items: named('kinds', kindNames) },
  ];
  const known = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));
  const lost = chosen.filter((value) => !known.has(value));
  return [
    ...groups,
    {
      group: 'Fora da escola',
      items: lost.map((value) => ({
        value,
        label: value.startsWith('tags:') ? value.slice('tags:'.length) : 'Não existe mais: remova',
      })),
    },
  ].filter(({ items }) => items.length > 0);
}
