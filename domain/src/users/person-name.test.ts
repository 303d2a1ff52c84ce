import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { fullName, nameFromElsewhere, personName } from './person-name.ts';

const messagesOf = (schema: typeof personName, name: string) =>
  schema.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

describe('a name', () => {
  it('is stored as NFC, and its length is that of NFC', () => {
    const separate = 'João Ĩxỹ'.normalize('NFD');
    expect(personName.parse(` ${separate} `)).toBe('João Ĩxỹ');
    expect(personName.parse('ã'.normalize('NFD').repeat(120))).toHaveLength(120);
    expect(messagesOf(personName, 'ã'.repeat(121))).toEqual(['Máximo 120 caracteres']);
  });

  it.each([
    ['a direction override', 'Ana\u202Eamil'],
    ['an isolate', 'Ana\u2066 Lima\u2069'],
    ['a mark of direction', 'Ana\u200F Lima'],
    ['a zero-width space', 'Ana\u200B Lima'],
    ['a zero-width joiner', 'Ana\u200D Lima'],
    ['a word joiner', 'Ana\u2060 Lima'],
    ['a byte order mark inside', 'Ana\uFEFF Lima'],
    ['a soft hyphen', 'Ana\u00AD Lima'],
    ['a variation selector', 'Ana\uFE0F Lima'],
    ['a filler', 'Ana \u3164'],
    ['a blank of Braille', 'Ana \u2800'],
    ['a line separator', 'Ana\u2028 Lima'],
    ['a lone surrogate', 'Ana\uD800 Lima'],
    ['a tag', 'Ana\u{E0041} Lima'],
    ['a private letter', 'Ana\uE000 Lima'],
  ])('is refused with %s', (_sign, name) => {
    expect(messagesOf(personName, name)).toEqual([messages.unseenSign]);
    expect(messagesOf(fullName, name)).toContain(messages.unseenSign);
    expect(personName.safeParse(nameFromElsewhere(name)).success).toBe(true);
  });

  it('of another service loses what it can’t have', () => {
    expect(nameFromElsewhere(' Ana\u0000\u202E  Lima\u200B ')).toBe('Ana  Lima');
    expect(nameFromElsewhere('\u200B')).toBe('');
  });
});
