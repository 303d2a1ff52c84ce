// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// All recommendations of courses have one order, that of `GET /recommended-courses/{id}` (product.md P17). A screen that
// chooses among the courses of the catalogue by itself goes past it.

const sources = fileURLToPath(new URL('.', import.meta.url));

const catalogs = [
  'courses/catalog/CatalogPage.tsx',
  'courses/courses.api.ts',
  // The number of courses only.
  'home/use-has-courses.ts',
  'routes.tsx',
];

const readsCatalog = (text: string) =>
  /\bcatalogQuery\(|\bread\('GET \/courses(\/paginated)?'/.test(text);

it('only the catalogue reads the catalogue', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) => readsCatalog(readFileSync(`${sources}/${file}`, 'utf8'))).toSorted(),
  ).toEqual(catalogs);
});

it.each([
  "const first = useQuery(catalogQuery({ categories, page: '1', limit: '50' }));",
  "read('GET /courses/paginated', { query })",
  "read('GET /courses', { query: { level } })",
])('finds %s', (text) => {
  expect(readsCatalog(text)).toBe(true);
});
