import { expect, it } from 'vitest';
import { cardCodes } from './sign-card-code.ts';

const code = { event: 33_000_000_001, person: 412, day: 2, color: 3 };
const { textOf, verified } = cardCodes('secret of the school');
const text = textOf(code);

it('a code of this server is verified', () => {
  expect(verified(text)).toEqual(code);
});

it('a changed code, and one of another server, are not', () => {
  for (let at = 0; at < text.length; at++) {
    const changed = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
    expect(verified(changed)).toBeNull();
  }
  expect(cardCodes('another secret').verified(text)).toBeNull();
  expect(verified('https://escola.example')).toBeNull();
});
