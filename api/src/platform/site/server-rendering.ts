import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VisitorCache } from '../http/visitor-cache.ts';
import { createConcurrencyLimit } from '../jobs/concurrency-limit.ts';

/** The server build of the site (web/src/server.tsx). */
interface SiteModule {
  pageForMembers(address: string): 'everybody' | { source: string } | null;
  renderPage(asked: {
    address: string;
    publicUrl: string;
    clientConfig: ClientConfig;
    fetch: typeof fetch;
    now: () => number;
  }): Promise<RenderedPage | 'missing' | 'unavailable' | null>;
}

interface RenderedPage {
  source: string;
  isShared: boolean;
  isForEverybody: boolean;
  head: string;
  body: string;
  dehydratedState: string;
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** A rendering takes the event loop for some milliseconds, so few run at a time, and the others wait. */
const concurrentRenderings = 4;
const mostWaiting = 100;

/** The part of the school that every page shows. */
export interface SchoolOnPages extends Pick<ClientConfig, 'school' | 'brand' | 'frontPage'> {
  /** CSS with the school's colours; '' for the default. */
  brandStyle: string;
}

export interface Site {
  /** The folder of the built site; the server build is in `.server`. */
  folder: string;
  publicUrl: string;
  /** The client config, without the school. */
  clientConfig: ClientConfig;
  /** The current data of the school. */
  school: () => Promise<SchoolOnPages>;
  visitorCache: VisitorCache;
}

/** Without HTML the page renders in the browser. */
type Rendering = { status: number; isShared: boolean; html?: string };

/**
 * Server-side rendering of public pages for visitors. Other pages render in the browser. A public page that can't be
 * rendered is a 503, so that search engines come back for it; it renders in the browser, too.
 */
export async function createPageRenderer(
  app: FastifyInstance,
  { folder, publicUrl }: Pick<Site, 'folder' | 'publicUrl'>,
) {
  const module = join(folder, '.server', 'server.js');
  if (!existsSync(module))
    return { render: async () => inBrowser, forMember: (template: string) => template };
  const { renderPage, pageForMembers } = (await import(module)) as SiteModule;
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const limited = createConcurrencyLimit(concurrentRenderings, { maxWaiting: mostWaiting });

  async function render(
    request: FastifyRequest,
    template: string,
    clientConfig: ClientConfig,
  ): Promise<Rendering> {
    try {
      const page = await limited(() =>
        renderPage({
          address: request.url,
          publicUrl,
          clientConfig,
          fetch: callsOf(app, request),
          now: () => Date.now(),
        }),
      );
      if (page === null) return inBrowser;
      if (page === 'missing') return { status: 404, isShared: false };
      if (page === 'unavailable') return unavailable;
      return { status: 200, isShared: page.isShared, html: fill(template, page, manifest) };
    } catch (error) {
      request.log.warn(error);
      return unavailable;
    }
  }

  /**
   * The page for a signed-in user, which renders in the browser and preloads the code of its screen; null for the page of
   * visitors, which shows the same until the user's own data comes.
   */
  function forMember(template: string, address: string): string | null {
    const page = pageForMembers(address);
    if (page === 'everybody') return null;
    return page ? withLinks(template, linksOf(page.source, manifest)) : template;
  }

  return { render, forMember };
}

const inBrowser: Rendering = { status: 200, isShared: true };
const unavailable: Rendering = { status: 503, isShared: false };

/** True by the cookie of the embedded identity. Other sessions are known to the browser only. */
export const isSignedIn = ({ headers }: FastifyRequest) =>
  /sabia\.session/.test(headers.cookie ?? '');

/**
 * Calls the API in process with the visitor's IP address, so that their rate limits apply, and with the host of the
 * visitor's request, because requests for another host are refused.
 */
const callsOf =
  (app: FastifyInstance, { ip, host }: FastifyRequest): typeof fetch =>
  async (address) => {
    const { statusCode, body, headers } = await app.inject({
      // The site passes URLs as strings.
      url: address as string,
      remoteAddress: ip,
      headers: { host, accept: 'application/json' },
    });
    const type = headers['content-type']?.toString() ?? '';
    return new Response(body, { status: statusCode, headers: { 'content-type': type } });
  };

function fill(template: string, page: RenderedPage, manifest: Manifest): string {
  const viewers = page.isForEverybody ? 'everybody' : 'only';
  // Replacement functions, because `$&` in a page's text would be interpreted in a replacement string.
  return withLinks(template, linksOf(page.source, manifest))
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace(/<meta\s+name="description"[^<>]*>/, '')
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      () => `<div id="root" data-visitor="${viewers}">${page.body}</div>${page.dehydratedState}`,
    );
}

const withLinks = (template: string, links: string) =>
  template.replace('</head>', () => `${links}</head>`);

/** Preload links for the styles and code of the screen. */
function linksOf(source: string, manifest: Manifest): string {
  const found = new Set<string>();
  const collect = (name: string) => {
    if (found.has(name) || name === 'index.html') return;
    found.add(name);
    for (const imported of manifest[name]?.imports ?? []) collect(imported);
  };
  collect(source);
  const chunks = [...found].flatMap((name) => manifest[name] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('');
}
