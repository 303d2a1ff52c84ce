import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { refusals } from '@sabia/domain/refusal.ts';
import type { z } from 'zod';
import { audienceSentence, refusalsOf, schemaOf } from './openapi-document.ts';

/** The API documentation as one HTML page without scripts. */
export function apiPage(operations: Record<string, Operation>): string {
  const groups = Map.groupBy(
    Object.values(operations),
    (operation) => pathOf(operation).split('/')[1] ?? '',
  );
  const sections = [...groups].map(([name, members]) => group(name, members)).join('');
  const links = [...groups.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sabiá API</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; }
  h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
  pre { overflow-x: auto; background: #8882; padding: 1rem; border-radius: 12px; }
  summary { cursor: pointer; }
</style>
<main>
  <h1>Sabiá API v1</h1>
  <p>Paths are relative to <code>/v1</code>. The same as <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
  <nav aria-label="Groups">${links}</nav>
  ${sections}
</main>
</html>`;
}

const group = (name: string, members: Operation[]) =>
  `<section><h2 id="${name}">${name}</h2>${members.map(article).join('')}</section>`;

function article(operation: Operation): string {
  const codes = refusalsOf(operation).map((code) => `<code>${refusals[code][0]} ${code}</code>`);
  return `<article>
  <h3>${methodOf(operation)} ${escape(pathOf(operation))}</h3>
  <p>${escape(operation.summary)}. ${escape(audienceSentence(operation).replaceAll('`', ''))}</p>
  ${schema('Query', operation.query)}${schema('Body', operation.body)}${schema('Reply', operation.reply, 'output')}
  <p>Refusals: ${codes.join(', ')}</p>
</article>`;
}

function schema(
  title: string,
  type: z.ZodType | undefined,
  io: 'input' | 'output' = 'input',
): string {
  if (!type) return '';
  const json = schemaOf(type, io);
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
