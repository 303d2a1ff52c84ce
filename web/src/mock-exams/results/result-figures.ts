import type { MockExamResults, PersonResult } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { searchPeople } from '../search-people.ts';

import { pointsWords } from '@sabia/domain/mock-exams/points-words.ts';

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The figures above the results, by their labels: read cards, and the mean of each area and of the essays. */
export function figuresOf({ areas, people }: MockExamResults): Record<string, string | null> {
  const read = people.filter(({ state }) => state !== 'NONE').length;
  const essays = mean(people.map(({ essay }) => essay));
  return {
    'Com cartão lido': `${read} de ${people.length}`,
    ...Object.fromEntries(
      areas.flatMap(({ title }, at) => {
        const points = mean(people.map(({ scores }) => scores[at]?.score ?? null));
        return points === null ? [] : [[`Média de ${title}`, pointsWords(points)]];
      }),
    ),
    'Média das redações': essays === null ? null : pointsWords(essays),
  };
}

/** People of a class if asked, whose name or number is in the text; in the order of the list. */
export function chosenPeople(
  people: readonly PersonResult[],
  { text, className }: { text: string; className: string },
): PersonResult[] {
  const ofClass = people.filter((person) => className === '' || person.className === className);
  return text.trim() === '' ? ofClass : searchPeople(ofClass, text);
}
