import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';
import type { EditedTask } from '../edited-kind.ts';
import { wordsLine } from '../key-line.ts';

interface NumericValues {
  unit: string;
  value: string;
  tolerance: string;
}

export const numericLabels = {
  'task.value': 'Resposta certa',
  'task.tolerance': 'Tolerância',
  'task.unit': 'Unidade',
} as const;

/** The number that an author typed; NaN for something else, which the schema refuses. */
const numberOf = (text: string, unit: string): number =>
  readNumber(text, unit || null) ?? Number.NaN;

const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 15 });
const typed = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 15, useGrouping: false });

export const editedNumeric: EditedTask<'NUMERIC', NumericValues> = {
  hint: 'O aluno escreve um número, com vírgula ou ponto.',
  blank: () => ({ unit: '', value: '', tolerance: '' }),
  toApi: ({ task: { unit, value, tolerance } }) => ({
    task: { unit: unit.trim() || null },
    answerKey: {
      value: value.trim() ? numberOf(value, unit.trim()) : undefined,
      tolerance: tolerance.trim() ? numberOf(tolerance, unit.trim()) : 0,
    },
  }),
  fromApi: ({ unit }, { value, tolerance }) => ({
    unit: unit ?? '',
    value: typed.format(value),
    tolerance: tolerance > 0 ? typed.format(tolerance) : '',
  }),
  labels: () => numericLabels,
  keyLines: ({ unit }, { value, tolerance }) => {
    const around = tolerance > 0 ? ` ± ${written.format(tolerance)}` : '';
    return [wordsLine(`Resposta: ${written.format(value)}${around} ${unit ?? ''}`.trim())];
  },
};
