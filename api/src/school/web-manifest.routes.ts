import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { pdfBrand } from '../platform/pdf/pdf-brand.ts';
import { appIconNames, drawAppIcon, type AppIcon } from '../platform/pictures/app-icon.ts';
import { findBrand } from './school.queries.ts';
import { webManifest } from './web-manifest.ts';

/** Serves the web manifest and the icons, by which browsers install the site. */
export function webManifestRoutes(app: FastifyInstance, { db, files }: AppContext): void {
  app.get<{ Querystring: { inicio?: string } }>('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(await findBrand(db), request.query.inicio))),
  );

  let drawn = { logoUrl: null as string | null, icons: new Map<AppIcon, Buffer>() };
  async function draw(icon: AppIcon): Promise<Buffer> {
    const brand = await findBrand(db);
    const { logoUrl } = brand;
    if (drawn.logoUrl !== logoUrl) drawn = { logoUrl, icons: new Map() };
    const { icons } = drawn;
    const png = icons.get(icon) ?? (await drawAppIcon(icon, (await pdfBrand(brand, files)).logo));
    icons.set(icon, png);
    return png;
  }

  for (const icon of appIconNames)
    app.get(`/icons/${icon}.png`, async (_request, reply) => {
      const png = await draw(icon);
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png);
    });
}
