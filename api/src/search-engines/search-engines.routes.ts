import type { FastifyInstance } from 'fastify';
import { listCourseAddresses } from '../courses/courses.queries.ts';
import { listInstructorAddresses } from '../instructors/instructors.queries.ts';
import type { AppContext } from '../platform/app-context.ts';

/** The front page, the public listings and the calculator. */
const listings = ['/', '/cursos', '/trilhas', '/lives', '/exercicios', '/nota-enem'];

/** Serves robots.txt and the sitemap. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { db }: AppContext,
  publicUrl: string,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        // Link previews show these.
        'Allow: /v1/courses/*/picture',
        'Allow: /v1/certificates/*/picture',
        ...['/admin', '/v1/', '/identity/', '/entrar'].map((path) => `Disallow: ${path}`),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const [courses, instructors] = await Promise.all([
      listCourseAddresses(db),
      listInstructorAddresses(db),
    ]);
    const pages = [
      ...listings.map((path) => entry(publicUrl + path)),
      // A slug has letters, digits and hyphens only, so it needs no XML escaping.
      ...courses.map(({ slug, updatedAt }) =>
        entry(`${publicUrl}/cursos/${slug}/previa`, updatedAt),
      ),
      ...instructors.map(({ slug, updatedAt }) =>
        entry(`${publicUrl}/instrutores/${slug}`, updatedAt),
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`,
      );
  });
}

const entry = (url: string, changedAt?: string) =>
  `<url><loc>${url}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;
