import { describe, expect, it } from 'vitest';
import { imageOfWidth, imageSources } from './image-sources.ts';

describe('the sources of a stored image', () => {
  it.each([
    [
      '/files/0a1b-1920.webp',
      '/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w, /files/0a1b-1280.webp 1280w, /files/0a1b-1920.webp 1920w',
    ],
    [
      '/files/0a1b-641.webp',
      '/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w, /files/0a1b-641.webp 641w',
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
    ['/files/0a1b-640.webp', '/files/0a1b-640.webp'],
    ['/files/0a1b-1920.webp?access=a.1.C', '/files/0a1b-640.webp?access=a.1.C'],
    ['/files/0a1b-64.webp', '/files/0a1b-64.webp'],
    ['https://exemplo.com.br/foto.jpg', 'https://exemplo.com.br/foto.jpg'],
  ])('%s: at most the requested width', (url, narrower) => {
    expect(imageOfWidth(url, 640)).toBe(narrower);
  });
});
