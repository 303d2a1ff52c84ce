import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPageRenderer, type Site } from './server-rendering.ts';
import { sendProblem } from '../http/problem.ts';

/** The hashes of the scripts that stand in the page itself, as the build wrote them down. */
export function scriptHashesOf(folder: string): string[] {
  const file = join(folder, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** The built site: assets that never change under their names, and one page for every address. */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { folder } = site;
  const isBuilt = existsSync(folder);
  const page = isBuilt ? pageWithClientConfig(site) : '';
  const draw = await createPageRenderer(app, site, page);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !asksForPage(request))
      return sendProblem(request, reply, new Refusal('not_found'));
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const drawn = await draw(request);
    if (drawn === 'missing') void reply.code(404);
    if (drawn === null || drawn === 'missing') return reply.send(page);
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isBrotli) void reply.header('content-encoding', 'br');
    return reply
      .header('vary', 'accept-encoding, cookie')
      .send(isBrotli ? await packed(drawn.html) : drawn.html);
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

/** The page with the school's settings in it. */
function pageWithClientConfig({ folder, clientConfig }: Site): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const words = JSON.stringify(clientConfig);
  if (words === '{}') return page;
  const content = words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  // Before the scripts in the page, which look at it.
  return page.replace(
    '<title>',
    () => `<meta name="sabia-settings" content="${content}" /><title>`,
  );
}

/** At a quality that costs a millisecond and saves four fifths. */
const packed = (html: string) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** An address of the site, as against a file that is missing or a call that does not exist. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isFile = /\.\w+$/.test(url.replace(/\?.*$/, ''));
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
