import { expect, it } from 'vitest';
import { charactersIn, firstCharacters } from './characters.ts';
import { rangesOf } from './essays/anchor.ts';
import { normalForm } from './normal-form.ts';
import { refersToChoices } from './questions/choice-references.ts';
import { personName } from './users/person-name.ts';
import { plainWord } from './users/sheet-words.ts';

it('composes and decomposes letters', () => {
  expect(normalForm('a\u0327\u0303o', 'NFC')).toBe('a\u0327\u0303o'.normalize('NFC'));
  expect(normalForm('ação', 'NFD')).toBe('ação'.normalize('NFD'));
  expect(normalForm(`a${'\u0301'.repeat(30)}`, 'NFC')).toBe(`á${'\u0301'.repeat(29)}`);
});

// Marks of two classes by turns: ordering them would take longer than the time limit of a test.
const endless = `a${'\u0301\u0323'.repeat(120_000)}`;

it.each<[name: string, read: (text: string) => unknown, result: unknown]>([
  ['charactersIn', charactersIn, 240_001],
  ['firstCharacters', (text) => firstCharacters(text, 3), 'a\u0301\u0323'],
  ['rangesOf', (text) => rangesOf(text, [{ quote: 'b', prefix: '', suffix: '' }]), [null]],
  ['plainWord', plainWord, 'a'],
  ['personName', (text) => personName.safeParse(text).success, false],
  [
    'refersToChoices',
    (text) => refersToChoices({ statement: text, explanation: '', choices: [] }),
    false,
  ],
])('%s reads endless marks in linear time', (_name, read, result) => {
  expect(read(endless)).toEqual(result);
});
