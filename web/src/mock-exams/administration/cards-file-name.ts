import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';

interface PrintedCards {
  title: string;
  /** Absent for all days. */
  day?: number | undefined;
  /** Absent for all classes. */
  className?: string | undefined;
}

/** 'cartoes-simulado-de-novembro-dia-2-3o-ano-a.pdf' */
export const cardsFileName = ({ title, day, className }: PrintedCards): string =>
  `${[
    'cartoes',
    suggestSlug(title),
    ...(day === undefined ? [] : [`dia-${day}`]),
    ...(className === undefined ? [] : [suggestSlug(className)]),
  ]
    .filter(Boolean)
    .join('-')}.pdf`;

/** 'resultados-simulado-de-novembro.csv' */
export const resultsFileName = (title: string): string =>
  `${['resultados', suggestSlug(title)].filter(Boolean).join('-')}.csv`;
