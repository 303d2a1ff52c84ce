import { markInWords } from '@sabia/domain/gradebook/mark.ts';
import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { formatMoment, formatTime } from '../ui/words/dates.ts';
import { count } from '../ui/words/plural.ts';
import type { GradebookStudent, OtherMark } from './gradebook.api.ts';
import type { PastePlan } from './paste-plan.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { UnsavedMark, UnsavedMarks } from './unsaved-marks.ts';

/** '7,5', or a dash without a mark. */
export const markOrDash = (mark: string | null): string =>
  mark === null ? '–' : markInWords(mark);

/** The text with which the edit of a mark begins: as it was given, with a comma. */
export const markInField = (mark: string | null): string => (mark === null ? '' : withComma(mark));

/** A result as its derivation writes it: '8' where results are rounded to whole numbers. */
export const resultInWords = (value: string | null): string =>
  value === null ? '–' : withComma(value);

export const resultOf = ({ terms, final }: GradebookStudent, term: string | null) =>
  term === null ? final : (terms.find((one) => one.term === term) ?? noResult);

const noResult = { value: null, derivation: null };

/** 'Ficou 8,0, de Ana, às 10:32.' */
export function otherMarkInWords({ value, markedAt, markedBy }: OtherMark, now: Date): string {
  const mark = value === null ? 'A nota foi apagada' : `Ficou ${markInWords(value)}`;
  const by = markedBy === null ? '' : value === null ? ` por ${markedBy}` : `, de ${markedBy}`;
  if (markedAt === null) return `${mark}${by}.`;
  const moment = formatMoment(markedAt, now);
  const when = moment.startsWith('Hoje') ? `às ${formatTime(markedAt)}` : moment.toLowerCase();
  return `${mark}${by}, ${when}.`;
}

/** Below the field of a narrow cell. */
export const invalidInCell = 'Use de 0 a 10, como 7,5.';

export const invalidMark = 'Use um número de 0 a 10 com até duas casas, como 7,5.';

/** The short words of a cell whose mark is not saved; null while it is only on its way. */
export function stateInWords({ state }: UnsavedMark): string | null {
  if (state.name === 'WAITING') return null;
  return { FAILED: 'não salva', OVERTAKEN: 'mudou', INVALID: 'de 0 a 10' }[state.name];
}

/** 'Salvando…', '2 notas não foram salvas.'; null without changes. */
export function unsavedInWords(unsaved: UnsavedMarks): string | null {
  const marks = [...unsaved.values()];
  const stuck = marks.filter(({ state }) => state.name !== 'WAITING').length;
  if (stuck > 0) return `${count(stuck, 'nota não foi salva', 'notas não foram salvas')}.`;
  return marks.length > 0 ? 'Salvando…' : null;
}

/** The reason why a person cannot change a cell; null if they can, and for results. */
export function lockInWords(column: SheetColumn, canWrite: boolean): string | null {
  if (column.kind === 'RESULT') return null;
  if (column.isLocked) return 'Período fechado: esta nota não muda mais.';
  return canWrite ? null : 'Você pode ver, mas não mudar esta nota.';
}

/** Lines about what a paste leaves out. */
export function leftOutInWords(plan: PastePlan): string[] {
  const { unchangedQtd, onResultsQtd, onLockedQtd, outsideQtd } = plan;
  const line = (quantity: number, one: string, many: string) =>
    quantity === 0 ? [] : [`${count(quantity, one, many)}.`];
  return [
    ...line(unchangedQtd, 'nota já está assim no boletim', 'notas já estão assim no boletim'),
    ...line(
      onResultsQtd,
      'valor cai em coluna de resultado e fica de fora',
      'valores caem em colunas de resultado e ficam de fora',
    ),
    ...line(
      onLockedQtd,
      'valor cai em período fechado e fica de fora',
      'valores caem em período fechado e ficam de fora',
    ),
    ...line(
      outsideQtd,
      'valor não cabe na tabela e fica de fora',
      'valores não cabem na tabela e ficam de fora',
    ),
  ];
}
