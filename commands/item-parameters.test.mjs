import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enemScore } from '../domain/src/item-response/enem-score.ts';
import { readMarks } from '../domain/src/item-response/marked-answers.ts';
import { isReproducible } from '../domain/src/item-response/reproducible.ts';
import { sharedData } from '../testing/shared-data.ts';
import {
  publishedBooklets,
  readScores,
  readYear,
  scales,
  yearFile,
  yearText,
} from './item-parameters.mjs';

// INEP's item files, and participants with their official scores.

const data = sharedData('enem-tri/');
const file = (name) => fileURLToPath(new URL(name, data));
const allYears = Array.from({ length: 17 }, (_, at) => 2009 + at);
const years = data ? allYears.map((year) => readYear(file(`itens-${year}.csv`))) : [];
const participants = data
  ? ['participants.json', 'participants-other-years.json'].flatMap((name) => readScores(file(name)))
  : [];
const published = new Map(years.map((read) => [read.year, publishedBooklets(read, participants)]));
const bookletOf = (year, code) => published.get(year)?.find((booklet) => booklet.code === code);

/** The people of booklets that INEP published in two versions have no score. */
const scored = participants.flatMap((official) => {
  const booklet = bookletOf(official.year, official.booklet);
  if (!booklet) return [];
  const { marked } = readMarks(booklet, official);
  return {
    official,
    area: booklet.area,
    score: enemScore(marked, scales[booklet.area]).score,
    // The scale of the proficiency itself.
    proficiency: enemScore(marked, { slope: 1, intercept: 0 }).score,
    isReproducible: isReproducible(booklet.officialDifference),
  };
});
const reproducible = scored.filter((one) => one.isReproducible);
const labelOf = (year, code) => isReproducible(bookletOf(year, code).officialDifference);

describe.skipIf(!data)('official scores of 2009 to 2025', () => {
  it('are those of all people but six, whose booklets INEP published twice or not at all', () => {
    expect([participants.length, scored.length]).toEqual([460, 454]);
  });

  it('differ by at most 0.1 point on booklets whose parameters are not contradictory', () => {
    expect(reproducible.length).toBeGreaterThan(400);
    const far = reproducible.filter(
      ({ official, score }) => Math.abs(score - official.score) > 0.1,
    );
    expect(far).toEqual([]);
  });

  it('judge each booklet of a person', () => {
    expect(scored.filter((one) => one.isReproducible === null)).toEqual([]);
  });

  it('contradict the parameters of these booklets', () => {
    const contradictory = scored.filter((one) => one.isReproducible === false);
    const booklets = contradictory.map(({ official: { year, booklet } }) => `${year} ${booklet}`);
    expect([...new Set(booklets)].toSorted()).toMatchInlineSnapshot(`
      [
        "2009 72",
        "2011 131",
        "2013 179",
        "2013 180",
        "2013 181",
        "2013 182",
        "2016 331",
        "2016 333",
        "2016 351",
        "2016 352",
        "2016 353",
        "2016 354",
        "2017 403",
        "2017 404",
        "2017 405",
        "2017 406",
        "2017 408",
        "2018 453",
        "2019 515",
        "2019 516",
        "2019 517",
        "2019 518",
        "2019 522",
        "2019 526",
        "2021 896",
        "2021 897",
        "2024 1383",
        "2025 1549",
      ]
    `);
  });

  it('contradict a booklet without people by its questions in another order, and never confirm it', () => {
    // Linguagens of the second application of 2025.
    expect([labelOf(2025, 1549), labelOf(2025, 1550)]).toEqual([false, false]);
    // 0.11 point of one of four people is no sign of wrong parameters in the other colours.
    expect([labelOf(2018, 453), labelOf(2018, 454), labelOf(2018, 452)]).toEqual([
      false,
      true,
      null,
    ]);
  });

  it.each(Object.entries(scales))('give the scale of %s by linear regression', (area, scale) => {
    const line = regression(
      reproducible
        .filter((one) => one.area === area)
        .map(({ proficiency, official }) => [proficiency, official.score]),
    );
    expect(Math.abs(line.slope - scale.slope)).toBeLessThan(0.03);
    expect(Math.abs(line.intercept - scale.intercept)).toBeLessThan(0.03);
  });

  it.each(allYears)('are in the file of %d, which the command writes', (year) => {
    const read = years.find((one) => one.year === year);
    expect(yearText(read, participants) === readFileSync(yearFile(year), 'utf8')).toBe(true);
  });
});

describe.skipIf(!data)('the names of booklets', () => {
  it.each([
    [2009, 53, 'FIRST', null],
    [2011, 134, null, null],
    [2016, 351, 'SECOND', null],
    [2020, 687, 'DIGITAL', null],
    [2020, 573, 'FIRST', 'em braile'],
    [2021, 1017, 'SECOND_CHANCE', null],
    [2023, 1220, 'FIRST', 'leitor de tela'],
    // Unnamed; its items are those of a named booklet.
    [2023, 1241, 'SECOND', null],
    [2024, 1383, 'FIRST', null],
    [2024, 1343, 'SECOND', null],
    [2024, 1388, 'FIRST', 'superampliada'],
    [2025, 1447, 'FIRST', null],
    [2025, 1455, 'FIRST', 'videoprova em Libras'],
    [2025, 1520, 'BELEM', null],
    [2025, 1539, 'SECOND', null],
  ])('%d %d: %s, %s', (year, code, application, edition) => {
    expect(bookletOf(year, code)).toMatchObject({ application, edition });
  });

  it('are of the first application for at least one booklet of each year and area', () => {
    for (const [year, booklets] of published) {
      for (const area of Object.keys(scales)) {
        const first = booklets.filter(
          (booklet) => booklet.area === area && booklet.application === 'FIRST',
        );
        expect([year, area, first.length > 3]).toEqual([year, area, true]);
      }
    }
  });
});

/** The least squares line through points. */
function regression(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [0, 1].map((axis) => mean(points.map((point) => point[axis])));
  const covariance = mean(points.map((point) => (point[0] - x) * (point[1] - y)));
  const slope = covariance / mean(points.map((point) => (point[0] - x) ** 2));
  return { slope, intercept: y - slope * x };
}
