// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TilePanel } from '../cards/TilePanel.tsx';

const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const source = join(import.meta.dirname, '..');

it('an illustration has at most 12 KB, gzip', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  expect(files.length).toBeGreaterThan(8);
  const large = files.filter((file) => sizeOf(readFileSync(join(source, file))) > 12 * 1024);
  expect(large).toEqual([]);
});

it('a drawn cover has at most 6 KB, gzip', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `curso-${index}`);
  const sizes = seeds.map((seed) =>
    sizeOf(renderToStaticMarkup(createElement(TilePanel, { seed }))),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * 1024);
});
