import { expect, it } from 'vitest';
import { shownBrand } from './shown-brand.ts';

const shown = (logoUrl: string | null) =>
  shownBrand({ name: 'Escola Canto', tagline: 'Um canto por dia.', logoUrl });

it.each([
  ['square', '/files/ab12-512x512.webp', { width: 32, hasName: false }],
  ['wide', '/files/ab12-640x160.webp', { width: 128, hasName: true }],
  ['very wide', '/files/ab12-1920x100.webp', { width: 160, hasName: true }],
  ['tall', '/files/ab12-400x800.webp', { width: 16, hasName: false }],
])('draws a %s logo at the height of the header', (_shape, logoUrl, logo) => {
  expect(shown(logoUrl).logo).toEqual({ url: '/files/ab12-320.webp', ...logo });
});

it('has no logo without an image', () => {
  expect(shown(null)).toEqual({
    name: 'Escola Canto',
    tagline: 'Um canto por dia.',
    logo: null,
  });
});
