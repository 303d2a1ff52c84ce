// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// All recommendations have one rule of openness (product.md P17). That of courses has the order of
// `GET /recommended-courses/{id}`, that of trails the order of `recommendTrails`. A screen that chooses among the entries of
// a catalogue by itself goes past it.

const sources = fileURLToPath(new URL('.', import.meta.url));

const courseCatalogs = [
  'courses/catalog/CatalogPage.tsx',
  'courses/courses.api.ts',
  // The number of courses only.
  'home/use-has-courses.ts',
  'routes.tsx',
];

const trailCatalogs = [
  // The query of the home, in one request with all others.
  'home/home-queries.ts',
  'routes.tsx',
  // Those that contain a course, which are no recommendation.
  'trails/TrailsOfCourse.tsx',
  'trails/catalog/TrailCatalogPage.tsx',
  'trails/trails.api.ts',
];

const readsCourses = (text: string) =>
  /\bcatalogQuery\(|\bread\('GET \/courses(\/paginated)?'/.test(text);

const choosesTrails = (text: string) =>
  /\btrailsQuery\(|\bfirstTrailsQuery\b|\bread\('GET \/trails(\/paginated)?'/.test(text) &&
  !/\brecommendTrails\(/.test(text);

const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.*'] });
const filesThat = (matches: (text: string) => boolean) =>
  files.filter((file) => matches(readFileSync(`${sources}/${file}`, 'utf8'))).toSorted();

it('only the catalogue reads the catalogue', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(filesThat(readsCourses)).toEqual(courseCatalogs);
  expect(filesThat(choosesTrails)).toEqual(trailCatalogs);
});

it.each([
  "const first = useQuery(catalogQuery({ categories, page: '1', limit: '50' }));",
  "read('GET /courses/paginated', { query })",
  "read('GET /courses', { query: { level } })",
])('finds %s', (text) => {
  expect(readsCourses(text)).toBe(true);
});

it.each([
  ['const { data } = useQuery(trailsQuery({})); data.items.filter(({ category }) => …', true],
  ["read('GET /trails/paginated', { query })", true],
  ['const trails = useQuery(firstTrailsQuery);', true],
  ['recommendTrails(useQuery(firstTrailsQuery).data.items, learner)', false],
])('finds that %s chooses by itself: %s', (text, isFound) => {
  expect(choosesTrails(text)).toBe(isFound);
});
