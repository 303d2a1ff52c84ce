import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import type { Gradebook, Rules, RulesColumn } from './gradebook.api.ts';

/** A column of the table. */
export type SheetColumn =
  | {
      kind: 'MARK';
      column: RulesColumn;
      /** Its term is closed. */
      isLocked: boolean;
      /** 'Preenchida pela atividade “Prova”'; null: its marks are typed in. */
      filledBy: string | null;
    }
  | {
      kind: 'RESULT';
      /** Null: the final result. */
      term: string | null;
    };

/** Columns below one heading. */
export interface ColumnGroup {
  /** Null: of the year. */
  term: string | null;
  isLocked: boolean;
  columns: SheetColumn[];
}

/** The columns of each term with its result, then those of the year with the final result. */
export function columnGroups(
  rules: Rules,
  { closedTerms, sourceTitles }: Pick<Gradebook, 'closedTerms' | 'sourceTitles'>,
): ColumnGroup[] {
  return [...rules.terms, null].map((term) => {
    const isLocked = term !== null && closedTerms.includes(term);
    const ofTerm = rules.columns.filter((column) => column.term === term);
    return {
      term,
      isLocked,
      columns: [
        ...ofTerm.map((column): SheetColumn => ({
          kind: 'MARK',
          column,
          isLocked,
          filledBy: sourceInWords(column, sourceTitles),
        })),
        { kind: 'RESULT', term },
      ],
    };
  });
}

export const columnKey = (column: SheetColumn): string =>
  column.kind === 'MARK' ? column.column.id : `=${column.term ?? ''}`;

/** 'Prova 1, 1º bimestre'; 'Resultado, 1º bimestre'; 'Resultado final' */
export const columnInWords = (column: SheetColumn): string =>
  column.kind === 'MARK'
    ? [column.column.title, column.column.term].filter(Boolean).join(', ')
    : column.term === null
      ? 'Resultado final'
      : `Resultado, ${column.term}`;

function sourceInWords(
  { id, source }: RulesColumn,
  titles: Gradebook['sourceTitles'],
): string | null {
  if (!source) return null;
  if (source.kind === 'ATTENDANCE')
    return `Preenchida pela frequência de ${dateInNumbers(source.from)} a ${dateInNumbers(source.to)}`;
  const title = titles.find(({ columnId }) => columnId === id)?.title;
  if (!title) return 'Preenchida por uma atividade que saiu da turma';
  return `Preenchida ${source.kind === 'ASSIGNMENT' ? 'pela atividade' : 'pelo simulado'} “${title}”`;
}
