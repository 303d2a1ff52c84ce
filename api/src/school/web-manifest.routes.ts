import type { FastifyInstance } from 'fastify';
import { appIconNames, drawAppIcon, type AppIcon } from '../platform/pictures/app-icon.ts';
import { iconPath, webManifest } from './web-manifest.ts';

/** Serves the web manifest and the icons, by which browsers install the site. */
export function webManifestRoutes(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest('Sabiá'))),
  );
  const drawn = new Map<AppIcon, Promise<Buffer>>();
  for (const icon of appIconNames)
    app.get(iconPath(icon), async (_request, reply) => {
      const png = drawn.get(icon) ?? drawAppIcon(icon);
      drawn.set(icon, png);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await png);
    });
}
