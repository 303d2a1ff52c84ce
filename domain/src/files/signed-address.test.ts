import { expect, it } from 'vitest';
import { accessEnd, withAccessOf, withoutAccess } from './signed-address.ts';

const access = '?access=019a-b.1763740800.AbC_-9';

it.each([
  [`/files/0a1b.mp4${access}`, '/files/0a1b.mp4'],
  [
    `<img src="/files/0a-640.webp${access}" alt="" /><a href="/files/0b.pdf${access}">PDF</a>`,
    '<img src="/files/0a-640.webp" alt="" /><a href="/files/0b.pdf">PDF</a>',
  ],
  [`https://escola.example/files/0a1b.mp4${access}`, 'https://escola.example/files/0a1b.mp4'],
  ['/files/0a1b.mp4', '/files/0a1b.mp4'],
  [`/cursos${access}`, `/cursos${access}`],
])('%s without its access', (text, plain) => {
  expect(withoutAccess(text)).toBe(plain);
});

it('the end of an access is read from the address', () => {
  expect(accessEnd(`/files/0a1b.mp4${access}`)).toEqual(new Date('2025-11-21T16:00:00Z'));
  expect(accessEnd('/files/0a1b.mp4')).toBeNull();
});

it('an address gets the access that a newer reply has for the same file', () => {
  const current = JSON.stringify({
    film: `/files/0a.mp4${access}`,
    text: `<img src="/files/0b-64.webp?access=c.2.d">`,
  });
  expect(withAccessOf(current, '/files/0a.mp4?access=old.1.x')).toBe(`/files/0a.mp4${access}`);
  expect(withAccessOf(current, '<img src="/files/0b-64.webp">')).toBe(
    '<img src="/files/0b-64.webp?access=c.2.d">',
  );
  expect(withAccessOf(current, '/files/0c.pdf?access=old.1.x')).toBe('/files/0c.pdf');
});
