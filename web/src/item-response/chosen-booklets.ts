import { type Area, areas, questionsPerArea } from '@sabia/domain/item-response/booklet.ts';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { flatBookletOptions } from './calculator/booklet-options.ts';
import type { BookletInput } from './exam-scoring.api.ts';

/** Questions of the second language, which an exam with both has beside those of an area. */
const ofOtherLanguage = 5;

/**
 * Choices of booklets of one year: the whole exam of a colour that all areas have, then each booklet. The value is the
 * codes of the booklets in the order of the areas.
 */
export function bookletChoices(booklets: readonly OfferedBooklet[]) {
  const [first = [], ...others] = areas.map((area) => flatBookletOptions(booklets, area));
  const whole = first.flatMap(({ label, value }) => {
    const same = others.map((options) => options.find((option) => option.label === label)?.value);
    return same.every((code) => code !== undefined)
      ? [{ label: `Prova inteira: ${label}`, value: [value, ...same].join() }]
      : [];
  });
  return [
    { group: 'As quatro áreas', items: whole },
    ...areas.map((area) => ({
      group: areaTitles[area],
      items: flatBookletOptions(booklets, area).map(({ label, value }) => ({
        label: `${areaTitles[area]}: ${label}`,
        value,
      })),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** The choice for the next questions: the first booklet of the first area that the exam does not have yet. */
export function nextChoice(
  booklets: readonly OfferedBooklet[],
  connected: readonly (Area | null)[],
): string | undefined {
  const open = areas.filter((area) => booklets.some((booklet) => booklet.area === area));
  const next = open.find((area) => !connected.includes(area)) ?? open[0];
  return next && flatBookletOptions(booklets, next)[0]?.value;
}

/** The connections of booklets with the questions of an exam, one behind the other from question `first` on. */
export function connectionsOf(
  chosen: readonly OfferedBooklet[],
  { year, first, language }: Pick<BookletInput, 'year' | 'language'> & { first: number },
): BookletInput[] {
  let next = first;
  return chosen.map(({ booklet, hasLanguageChoice }) => {
    const connection = {
      year,
      booklet,
      first: next,
      language: hasLanguageChoice ? language : null,
    };
    const hasBoth = hasLanguageChoice && language === null;
    next += questionsPerArea + (hasBoth ? ofOtherLanguage : 0);
    return connection;
  });
}
