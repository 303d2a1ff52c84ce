import { expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

const { db, app } = await createTestApp();

it('robots.txt names the sitemap, which lists published courses only', async () => {
  const shown = await aCourse(db, { title: 'Python do zero' });
  const hidden = await aCourse(db, { title: 'Rascunho', isActive: false });
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Sitemap: http://localhost/sitemap.xml');
  // Networks that show links read the pictures.
  expect(robots.body).toContain('Allow: /v1/certificates/*/picture');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body).toContain('<loc>http://localhost/</loc>');
  expect(sitemap.body).toContain('<loc>http://localhost/cursos</loc>');
  expect(sitemap.body).toContain('<loc>http://localhost/nota-enem</loc>');
  expect(sitemap.body).toContain(`<loc>http://localhost/cursos/${shown.slug}/previa</loc>`);
  expect(sitemap.body).not.toContain(hidden.slug);
});
