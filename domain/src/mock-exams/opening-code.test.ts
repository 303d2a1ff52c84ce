import { expect, it } from 'vitest';
import { openingCode, spokenCode, typedCode } from './opening-code.ts';

const bytes = (value: number) => new Uint8Array(12).fill(value);

it('a code has twelve letters that do not look alike, each as likely as another', () => {
  const all = Uint8Array.from({ length: 240 }, (_, byte) => byte);
  const times = new Map<string, number>();
  for (let at = 0; at < 240; at += 12)
    for (const letter of openingCode(all.slice(at, at + 12)))
      times.set(letter, (times.get(letter) ?? 0) + 1);
  expect([...times.keys()].join('')).toBe('ABDEFGHKLMNPRSTUVXYZ');
  expect(new Set(times.values())).toEqual(new Set([12]));
});

it('bytes that would make a letter likelier are left out, and too few are refused', () => {
  expect(openingCode(Uint8Array.of(255, 240, ...bytes(1)))).toBe('BBBBBBBBBBBB');
  expect(() => openingCode(Uint8Array.of(255, ...bytes(1).slice(1)))).toThrow(RangeError);
});

it.each([
  ['ABDEFGHKLMNP', 'ABDEFGHKLMNP'],
  [' abde-fghk lmnp ', 'ABDEFGHKLMNP'],
  ['ABDEFGHKLMN', null],
  ['ABDEFGHKLMNPA', null],
  ['ABDEFGHKLMN0', null],
  ['ABDEFGHKLMNI', null],
  ['', null],
])('a person types %j, which is the code %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

it('a code is shown in three parts, which may be typed', () => {
  expect(spokenCode('ABDEFGHKLMNP')).toBe('ABDE-FGHK-LMNP');
  expect(typedCode(spokenCode('ABDEFGHKLMNP'))).toBe('ABDEFGHKLMNP');
});
