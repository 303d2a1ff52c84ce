import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPageRenderer, isSignedIn, type Site } from './server-rendering.ts';
import { brandedPage } from './branded-page.ts';
import { encodingFor } from '../http/compression.ts';
import { sendProblem } from '../http/problem.ts';
import { keyOf, sendToVisitor, sharedReply } from '../http/visitor-cache.ts';

const html = 'text/html; charset=utf-8';

/** The hashes of the page's inline scripts, written by the build. */
export function scriptHashesOf(folder: string): string[] {
  const file = join(folder, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Serves the built site: immutable assets, and one page for every path. */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { folder } = site;
  const isBuilt = existsSync(folder);
  const page = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const { render, forMember } = await createPageRenderer(app, site);
  const settingsNow = settingsOf(app, site);
  const emptyPage = async () => {
    const make = async () => {
      const { clientConfig, brandStyle } = await settingsNow();
      const branded = brandedPage(page, clientConfig.brand, brandStyle);
      return sharedReply(pageWithClientConfig(branded, clientConfig), html, null);
    };
    return (await site.visitorCache.get('empty page', make)).body.toString();
  };
  const visitorPage = (request: FastifyRequest) => async () => {
    const template = await emptyPage();
    const { clientConfig } = await settingsNow();
    const rendered = await render(request, template, clientConfig);
    const reply = await sharedReply(rendered.html ?? template, html, encodingFor(request));
    return { ...reply, status: rendered.status, isShared: rendered.isShared };
  };
  const forVisitor = (request: FastifyRequest) =>
    site.visitorCache.get(`page ${keyOf(request)}`, visitorPage(request));
  const pageForMember = async (request: FastifyRequest) => {
    const template = await emptyPage();
    const ownPage = forMember(template, request.url);
    const shown = ownPage === null ? await forVisitor(request) : null;
    // The browser renders a page that the server can't.
    const sent =
      shown?.status === 200
        ? shown
        : await sharedReply(ownPage ?? template, html, encodingFor(request));
    return { ...sent, isShared: false };
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !asksForPage(request))
      return sendProblem(request, reply, new Refusal('not_found'));
    const moved = movedTo(request.url);
    if (moved) return reply.redirect(moved, 301);
    const sent = isSignedIn(request) ? await pageForMember(request) : await forVisitor(request);
    if (sent.status === 503) void reply.header('retry-after', '5');
    return sendToVisitor(request, reply, sent, 'cookie');
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

/** The settings of a page with the current data of the school; with the last known ones while the database is away. */
function settingsOf(app: FastifyInstance, { clientConfig, school }: Site) {
  let known = { clientConfig, brandStyle: '' };
  return async () => {
    try {
      const { brandStyle, ...shown } = await school();
      known = { clientConfig: { ...clientConfig, ...shown }, brandStyle };
    } catch (error) {
      app.log.warn(error);
    }
    return known;
  };
}

/** The page with the client config. */
function pageWithClientConfig(page: string, config: ClientConfig): string {
  const words = JSON.stringify(config);
  if (words === '{}') return page;
  const content = words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  // Before the inline scripts, which read it.
  return page.replace(
    '<title>',
    () => `<meta name="sabia-settings" content="${content}" /><title>`,
  );
}

/** The address of practice exams under the name that the site gives them; null for any other. */
const movedTo = (url: string): string | null =>
  /^\/simulados(?=[/?]|$)/.test(url) ? url.replace('/simulados', '/exercicios') : null;

/** True for a page of the site; false for a missing file or an unknown API call. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isFile = /\.\w+$/.test(url.replace(/\?.*$/s, ''));
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
