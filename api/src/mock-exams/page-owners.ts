import { mostPages } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { CardHolder } from './mock-exams.queries.ts';

/** Which pages are asked for. */
export interface PagesWish {
  /** Undefined: all. */
  day: number | undefined;
  holders: readonly CardHolder[];
  /** Blank pages in place of those of the holders. */
  blankQtd: number | undefined;
}

interface Owner {
  /** Decides on the colour. */
  place: number;
  /** In the code. */
  number: number;
  person: { name: string; className: string } | null;
}

/** Of whom nothing is known yet: the owner of a blank page is found by a person (product.md MOCK17). */
const nobody = 0;

/** The owners of the pages, in the order in which they are printed. Refuses to print for nobody. */
export function pageOwners({ holders, blankQtd }: Omit<PagesWish, 'day'>): Owner[] {
  if (blankQtd)
    return Array.from({ length: blankQtd }, (_, index) => ({
      place: index + 1,
      number: nobody,
      person: null,
    }));
  if (holders.length === 0)
    throw new Refusal('conflict', { detail: 'Ainda não há estudantes nestas turmas.' });
  return holders.map(({ number, ...person }) => ({ place: number, number, person }));
}

/** The days that are asked for; refuses a day that the event does not have. */
export function daysAsked<Day extends { day: number }>(
  days: readonly Day[],
  day: number | undefined,
): Day[] {
  const asked = days.filter((each) => day === undefined || each.day === day);
  if (asked.length === 0) throw new Refusal('not_found');
  return asked;
}

export function refuseManyPages(pagesQtd: number): void {
  if (pagesQtd > mostPages)
    throw new Refusal('limit_reached', {
      detail: `Um arquivo tem até ${mostPages.toLocaleString('pt-BR')} páginas. Peça as de uma turma ou de um dia.`,
    });
}
