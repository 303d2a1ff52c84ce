import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enemScore } from '../domain/src/item-response/enem-score.ts';
import { readMarks } from '../domain/src/item-response/marked-answers.ts';
import { isReproducible } from '../domain/src/item-response/reproducible.ts';
import { sharedData } from '../testing/shared-data.ts';
import { migrationOf, readScores, readYear, scales } from './item-parameters.mjs';
import { root } from './project.mjs';

// INEP's item files, and participants with their official scores.

const data = sharedData('enem-tri/');
const file = (name) => fileURLToPath(new URL(name, data));
const years = data
  ? [2019, 2020, 2021, 2022].map((year) => readYear(file(`itens-${year}.csv`)))
  : [];
const participants = data ? readScores(file('participants.json')) : [];

const scored = participants.map((official) => {
  const { booklets } = years.find(({ year }) => year === official.year);
  const booklet = booklets.find(({ code }) => code === official.booklet);
  const { marked } = readMarks(booklet, official);
  const { score } = enemScore(marked, scales[booklet.area]);
  // The scale of the proficiency itself.
  const proficiency = enemScore(marked, { slope: 1, intercept: 0 }).score;
  const scores = participants.filter(({ year }) => year === official.year);
  return {
    official,
    area: booklet.area,
    score,
    proficiency,
    isReproducible: isReproducible(booklet, { booklets, scales, scores }),
  };
});
const reproducible = scored.filter((one) => one.isReproducible);

describe.skipIf(!data)('official scores of 2019 to 2022', () => {
  it('differ by at most 0.1 point on booklets whose parameters are not contradictory', () => {
    expect(reproducible.length).toBeGreaterThan(180);
    const far = reproducible.filter(
      ({ official, score }) => Math.abs(score - official.score) > 0.1,
    );
    expect(far).toEqual([]);
  });

  it('contradict the parameters of Matemática 2019 and of two adapted booklets of 2021', () => {
    const contradictory = scored.filter((one) => one.isReproducible === false);
    const booklets = contradictory.map(({ official: { year, booklet } }) => `${year} ${booklet}`);
    expect([...new Set(booklets)].toSorted()).toEqual([
      '2019 515',
      '2019 516',
      '2019 517',
      '2019 518',
      '2019 522',
      '2019 526',
      '2021 896',
      '2021 897',
    ]);
    // Not by a rounding: each of them is far from its score.
    const nearest = contradictory.map(({ official, score }) => Math.abs(score - official.score));
    expect(Math.min(...nearest)).toBeGreaterThan(5);
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

  it('are those of the migration, which the command prints', () => {
    const migration = join(root, 'api/migrations/0134-item-response-enem-2019-2022.sql');
    expect(migrationOf(years, participants) === readFileSync(migration, 'utf8')).toBe(true);
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
