import { describe, expect, it } from 'vitest';
import { drawnSize, imageOfWidth, imageSources } from './image-sources.ts';

describe('the sources of a stored image', () => {
  it.each([
    [
      '/files/0a1b-1920.webp',
      '/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w, /files/0a1b-1280.webp 1280w, /files/0a1b-1920.webp 1920w',
    ],
    [
      '/files/0a1b-641x480.webp',
      '/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w, /files/0a1b-641x480.webp 641w',
    ],
    ['/files/0a1b-640.webp', '/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w'],
    ['/files/0a1b-64.webp', '/files/0a1b-64.webp 64w'],
    [
      '/files/0a1b-640.webp?access=a-b.1.C_d',
      '/files/0a1b-320.webp?access=a-b.1.C_d 320w, /files/0a1b-640.webp?access=a-b.1.C_d 640w',
    ],
  ])('%s: its own width and every smaller one', (url, sources) => {
    expect(imageSources(url)).toBe(sources);
  });

  it.each([
    'https://exemplo.com.br/files/0a1b-640.webp',
    '/files/0a1b.pdf',
    '/files/x/0a1b-640.webp',
    '',
  ])('none for %s, which is not stored here', (url) => {
    expect(imageSources(url)).toBeUndefined();
  });
});

describe('one address of an image', () => {
  it.each([
    ['/files/0a1b-1920.webp', '/files/0a1b-640.webp'],
    ['/files/0a1b-1920x1080.webp', '/files/0a1b-640.webp'],
    ['/files/0a1b-640x480.webp', '/files/0a1b-640x480.webp'],
    ['/files/0a1b-640.webp', '/files/0a1b-640.webp'],
    ['/files/0a1b-1920.webp?access=a.1.C', '/files/0a1b-640.webp?access=a.1.C'],
    ['/files/0a1b-64.webp', '/files/0a1b-64.webp'],
    ['https://exemplo.com.br/foto.jpg', 'https://exemplo.com.br/foto.jpg'],
  ])('%s: at most the requested width', (url, narrower) => {
    expect(imageOfWidth(url, 640)).toBe(narrower);
  });
});

describe('the size of an image in a text', () => {
  it.each([
    ['its own', '/files/0a1b-40x56.webp', {}, { width: 40, height: 56 }],
    ['that of a paid file', '/files/0a1b-40x56.webp?access=a.1.C', {}, { width: 40, height: 56 }],
    ['a smaller one', '/files/0a1b-400x300.webp', { width: '200' }, { width: 200, height: 150 }],
    ['never a larger one', '/files/0a1b-40x56.webp', { width: 640 }, { width: 40, height: 56 }],
    ['not 0', '/files/0a1b-40x56.webp', { width: '0' }, { width: 40, height: 56 }],
    ['one without a height', '/files/0a1b-40.webp', { width: 640 }, { width: 40 }],
    ['unknown for another site', 'https://exemplo.com.br/a-40x56.webp', {}, undefined],
  ])('is %s: %s', (_name, url, given, size) => {
    expect(drawnSize(url, given)).toEqual(size);
  });
});
