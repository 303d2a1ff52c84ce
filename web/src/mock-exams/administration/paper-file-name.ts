import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';

interface Paper {
  title: string;
  /** Absent for all days. */
  day?: number | undefined;
  /** Other parts, such as the title of a class; those without a letter are left out. */
  parts?: readonly (string | undefined)[];
}

/** 'cartoes-simulado-de-novembro-dia-2-3o-ano-a.pdf' */
export const paperFileName = (paper: string, { title, day, parts = [] }: Paper): string =>
  `${[
    paper,
    suggestSlug(title),
    day && `dia-${day}`,
    ...parts.map((part) => part && suggestSlug(part)),
  ]
    .filter(Boolean)
    .join('-')}.pdf`;

/** 'resultados-simulado-de-novembro.csv' */
export const sheetFileName = (sheet: string, title: string): string =>
  `${[sheet, suggestSlug(title)].filter(Boolean).join('-')}.csv`;
