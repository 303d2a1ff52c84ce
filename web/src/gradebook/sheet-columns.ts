import type { Rules, RulesColumn } from './gradebook.api.ts';

/** A column of the table. */
export type SheetColumn =
  | {
      kind: 'MARK';
      column: RulesColumn;
      /** Its term is closed. */
      isLocked: boolean;
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
export function columnGroups(rules: Rules, closedTerms: readonly string[]): ColumnGroup[] {
  return [...rules.terms, null].map((term) => {
    const isLocked = term !== null && closedTerms.includes(term);
    const ofTerm = rules.columns.filter((column) => column.term === term);
    return {
      term,
      isLocked,
      columns: [
        ...ofTerm.map((column): SheetColumn => ({ kind: 'MARK', column, isLocked })),
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
