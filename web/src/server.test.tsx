// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPage, sourceFor } from './server.tsx';

const card = {
  id: 'c1',
  slug: 'python-do-zero',
  title: 'Python do zero',
  shortDescription: 'Comece a programar.</script>',
  paymentType: 'FREE',
  thumbUrl: null,
  estimatedCompletionHours: 8,
  categories: [],
  levels: [],
  skills: [],
  contentsQtd: 3,
  progress: null,
};
const answers: Record<string, unknown> = {
  '/v1/courses/paginated': { items: [card], page: 1, limit: 10, total: 1, totalPages: 1 },
  '/v1/courses/categories': [],
  '/v1/taxonomy': { categories: [], levels: [], skills: [] },
};

/** Draws with an API that knows one course, and nothing but listings. */
async function draw(address: string) {
  return drawPage({
    address,
    publicUrl: 'https://sabia.test',
    now: Date.now,
    fetch: async (asked) => {
      const { pathname } = new URL(asked as string, 'https://sabia.test');
      const answer = answers[pathname];
      return Response.json(answer ?? { status: 404 }, { status: answer ? 200 : 404 });
    },
  });
}

it('the catalogue is drawn with its courses, and with the answers that it was drawn from', async () => {
  const page = await draw('/cursos');
  if (page === null || page === 'missing') throw new Error('not drawn');
  expect(page.body).toContain('Python do zero');
  expect(page.head).toContain('<title>Cursos · Sabiá</title>');
  expect(page.head).toContain('<meta property="og:url" content="https://sabia.test/cursos">');
  const [, seed = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(page.seed) ?? [];
  expect(seed).not.toContain('<');
  expect(JSON.parse(seed)).toMatchObject({
    answers: expect.arrayContaining([
      [expect.arrayContaining(['GET /courses/paginated']), answers['/v1/courses/paginated']],
    ]),
  });
});

it('a course that is not there is missing', async () => {
  expect(await draw('/cursos/nada/previa')).toBe('missing');
});

it.each(['/', '/entrar', '/admin', '/trilhas/1', '/nao-existe'])(
  '%s is drawn where it is read',
  async (address) => {
    expect(await draw(address)).toBeNull();
  },
);

it.each([
  ['/', 'src/home/HomePage.tsx'],
  ['/cursos?busca=planilhas', 'src/courses/catalog/CatalogPage.tsx'],
  ['/cursos/planilhas', 'src/courses/player/PlayerPage.tsx'],
  ['/trilhas/1', 'src/trails/trail/TrailPage.tsx'],
  ['/exercicios/1', 'src/practice-exams/exam/ExamPage.tsx'],
])('who opens %s needs the code of its screen', (address, source) => {
  expect(sourceFor(address)).toBe(source);
  expect(existsSync(join(import.meta.dirname, '..', source))).toBe(true);
});

it.each(['/perfil', '/nao-existe'])('%s is rarely the first', (address) => {
  expect(sourceFor(address)).toBeNull();
});
