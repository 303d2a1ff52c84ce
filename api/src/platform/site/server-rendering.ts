import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the site's own build gives to be drawn on a server (web/src/server.tsx). */
interface SiteModule {
  sourceFor(address: string): string | null;
  renderPage(asked: {
    address: string;
    publicUrl: string;
    fetch: typeof fetch;
    now: () => number;
  }): Promise<RenderedPage | 'missing' | null>;
}

interface RenderedPage {
  source: string;
  head: string;
  body: string;
  dehydratedState: string;
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** At a time; whoever comes when so many are at work gets the page that draws itself. */
const drawings = 4;

export interface Site {
  /** The built site, with what draws it on a server in `.server`. */
  folder: string;
  publicUrl: string;
  /** What the site is told of the school. */
  clientConfig: ClientConfig;
}

/**
 * Draws public pages for visitors before any script has run. Answers null for every other page, and
 * when there is no time: `index.html` then does it in the browser. So it does for a page that is
 * 'missing', and for who is signed in: theirs only names the code of their screen.
 */
export async function createPageRenderer(
  app: FastifyInstance,
  { folder, publicUrl }: Site,
  template: string,
) {
  const module = join(folder, '.server', 'server.js');
  if (!existsSync(module)) return async () => null;
  const { renderPage, sourceFor } = (await import(module)) as SiteModule;
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  let atWork = 0;

  return async (request: FastifyRequest): Promise<{ html: string } | 'missing' | null> => {
    if (isSignedIn(request)) {
      const source = sourceFor(request.url);
      return source === null ? null : { html: withLinks(template, linksOf(source, manifest)) };
    }
    if (atWork === drawings) return null;
    atWork += 1;
    try {
      const page = await renderPage({
        address: request.url,
        publicUrl,
        fetch: callsOf(app, request),
        now: () => Date.now(),
      });
      return page === null || page === 'missing' ? page : { html: fill(template, page, manifest) };
    } catch (error) {
      request.log.warn(error);
      return null;
    } finally {
      atWork -= 1;
    }
  };
}

/** By the embedded identity's cookie. Whoever is signed in otherwise is known in the browser only. */
const isSignedIn = ({ headers }: FastifyRequest) => /sabia\.session/.test(headers.cookie ?? '');

/** The API, asked as the visitor would ask it: by their address, within their limits. */
const callsOf =
  (app: FastifyInstance, { ip }: FastifyRequest): typeof fetch =>
  async (address) => {
    const { statusCode, body, headers } = await app.inject({
      // The site's own calls say where they go in words.
      url: address as string,
      remoteAddress: ip,
      headers: { accept: 'application/json' },
    });
    const type = headers['content-type']?.toString() ?? '';
    return new Response(body, { status: statusCode, headers: { 'content-type': type } });
  };

function fill(template: string, page: RenderedPage, manifest: Manifest): string {
  // Functions, since a page's words may hold what a replacement text would take for a pattern.
  return withLinks(template, linksOf(page.source, manifest))
    .replace(/<title>.*?<\/title>/, () => page.head)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      () => `<div id="root" data-visitor>${page.body}</div>${page.dehydratedState}`,
    );
}

const withLinks = (template: string, links: string) =>
  template.replace('</head>', () => `${links}</head>`);

/** What the page needs beside what every page loads, before its own code asks for it. */
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
