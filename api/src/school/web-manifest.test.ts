import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import type { webManifest } from './web-manifest.ts';

const { app } = await createTestApp();

const read = async () => {
  const response = await app.inject('/manifest.webmanifest');
  return { ...response, manifest: response.json<ReturnType<typeof webManifest>>() };
};

it('the web manifest describes the site in Portuguese', async () => {
  const { statusCode, headers, manifest } = await read();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Sabiá',
    short_name: 'Sabiá',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Continuar estudando', '/?continuar=1'],
    ['Simulados', '/exercicios'],
    ['Meus certificados', '/certificados'],
  ]);
});

it('has icons of both sizes for both purposes, which are PNGs of that size', async () => {
  const { manifest } = await read();
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { headers, rawPayload } = await app.inject(src);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([headers['content-type'], `image/${format}`]).toEqual([type, type]);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

/** The colours of some pixels, in shares of the size. */
async function pixels(path: string, ...points: [number, number][]) {
  const { rawPayload } = await app.inject(path);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return points.map(([x, y]) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
    return [...data.subarray(start, start + 4)];
  });
}

it('only the icon that no system cuts has round corners of its own', async () => {
  const opacity = async (path: string) => (await pixels(path, [0, 0]))[0]?.[3];
  expect(await opacity('/icons/app-512.png')).toBe(0);
  expect(await opacity('/icons/maskable-512.png')).toBe(255);
  expect(await opacity('/icons/touch-180.png')).toBe(255);
});

it('the sabiá of a maskable icon keeps within the middle four fifths', async () => {
  const { rawPayload } = await app.inject('/icons/maskable-512.png');
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const ground = [...data.subarray(0, 3)];
  let farthest = 0;
  for (let index = 0; index < data.length; index += 3) {
    if (ground.every((value, channel) => value === data[index + channel])) continue;
    const pixel = index / 3;
    const [x, y] = [(pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5];
    farthest = Math.max(farthest, Math.hypot(x, y));
  }
  expect(farthest).toBeGreaterThan(120);
  expect(farthest).toBeLessThan(0.4 * 512);
});
