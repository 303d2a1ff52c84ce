import * as contract from '@sabia/domain/school/school.contract.ts';
import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aBlackPng } from '../files/images.factory.ts';
import { keepImportedFile } from '../files/keep-file.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { anAdmin } from '../users/users.factory.ts';
import type { webManifest } from './web-manifest.ts';

const { app, db, call, context } = await createTestApp();
const admin = await anAdmin(db);
const { id } = (await call(admin, contract.readSchool)).body;
const change = (body: SchoolChanges) =>
  call(admin, contract.changeSchool, { params: { id }, body });

const read = async (query = '') => {
  const response = await app.inject(`/manifest.webmanifest${query}`);
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
    ['Nota do Enem', '/nota-enem'],
  ]);
});

it('lets the calculator be installed by itself, and no other page', async () => {
  expect((await read('?inicio=/nota-enem')).manifest).toMatchObject({
    id: '/nota-enem',
    name: 'Nota do Enem · Sabiá',
    short_name: 'Nota do Enem',
    start_url: '/nota-enem',
    scope: '/',
  });
  expect((await read('?inicio=https://ataque.example')).manifest.start_url).toBe('/');
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

/** The colour and opacity of a pixel, in shares of the size. */
async function pixel(path: string, x: number, y: number) {
  const { rawPayload } = await app.inject(path);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}

it('only the icon that no system cuts has round corners of its own', async () => {
  const opacity = async (path: string) => (await pixel(path, 0, 0))[3];
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
    const at = index / 3;
    const [x, y] = [(at % info.width) - 255.5, Math.floor(at / info.width) - 255.5];
    farthest = Math.max(farthest, Math.hypot(x, y));
  }
  expect(farthest).toBeGreaterThan(120);
  expect(farthest).toBeLessThan(0.4 * 512);
});

it('the name and the logo of the school replace those of the Sabiá', async () => {
  const before = await pixel('/icons/touch-180.png', 0.25, 0.25);
  const logo = await prepareFile(aBlackPng(100, 100), 'image/png');
  await keepImportedFile(context, logo);
  await change({ brandName: 'Escola Canto', logoUrl: logo.url });
  const { manifest } = await read();
  expect(manifest).toMatchObject({ id: '/', name: 'Escola Canto', short_name: 'Escola Canto' });
  expect(manifest.icons[0]?.src).toMatch(/^\/icons\/app-192\.png\?logo=[\da-f]{8}$/);
  expect(await pixel('/icons/touch-180.png', 0.25, 0.25)).toEqual([0, 0, 0, 255]);

  await change({ brandName: null, logoUrl: null });
  expect((await read()).manifest.name).toBe('Sabiá');
  expect(await pixel('/icons/touch-180.png', 0.25, 0.25)).toEqual(before);
});
