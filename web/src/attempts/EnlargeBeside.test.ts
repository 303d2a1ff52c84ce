import { expect, it } from 'vitest';
import { isPictured } from './EnlargeBeside.tsx';

it.each([
  ['<p>Sem imagem, width="900".</p>', false],
  ['<p><img src="/a.webp" alt="A" width="900" height="600"></p>', true],
  ['<p>Um sinal <img src="/a.webp" alt="A" width="24" height="24"> na linha.</p>', false],
  ['<p><img src="/a.webp" width="24"></p><p><img width="240" src="/b.webp"></p>', true],
  // Of an unknown width.
  ['<p><img src="/a.webp" alt="A"></p>', true],
])('%s can be enlarged: %s', (html, expected) => {
  expect(isPictured(html)).toBe(expected);
});
