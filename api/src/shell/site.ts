import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { SiteSettings } from '@sabia/domain/site-settings.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** The hashes of the scripts that stand in the page itself, as the build wrote them down. */
export function scriptHashesOf(folder: string): string[] {
  const file = join(folder, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** The built site: assets that never change under their names, and one page for every address. */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  settings: SiteSettings,
): Promise<void> {
  const isBuilt = existsSync(folder);
  const page = isBuilt ? toldPage(folder, settings) : null;
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !asksForPage(request))
      return sendProblem(request, reply, new Refusal('not_found'));
    void reply.header('cache-control', 'no-cache');
    if (page !== null) return reply.type('text/html; charset=utf-8').send(page);
    return reply.sendFile('index.html');
  });
  if (!isBuilt) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/** The page with the school's settings in it; null where there are none, and the built page will do. */
function toldPage(folder: string, settings: SiteSettings): string | null {
  const told = JSON.stringify(settings);
  if (told === '{}') return null;
  const content = told.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return page.replace(
    '</head>',
    () => `<meta name="sabia-settings" content="${content}" /></head>`,
  );
}

/** An address of the site, as against a file that is missing or a call that does not exist. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isFile = /\.\w+$/.test(url.replace(/\?.*$/, ''));
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
