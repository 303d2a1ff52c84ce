import { expect, it } from 'vitest';
import { anchorOf } from './anchor.ts';
import { markedText } from './marked-text.ts';

const text = 'A água tratada ainda falta em muitos bairros.';

const on = (words: string) => {
  const start = text.indexOf(words);
  return { anchor: anchorOf(text, { start, end: start + words.length }) };
};

it('divides a text where a comment begins or ends, also where comments overlap', () => {
  const stretches = markedText(text, [on('água tratada'), {}, on('tratada ainda')]);
  expect(stretches).toEqual([
    { text: 'A ', numbers: [], endsOf: [] },
    { text: 'água ', numbers: [1], endsOf: [] },
    { text: 'tratada', numbers: [1, 3], endsOf: [1] },
    { text: ' ainda', numbers: [3], endsOf: [3] },
    { text: ' falta em muitos bairros.', numbers: [], endsOf: [] },
  ]);
});

it('keeps every sign of the text, whatever the comments', () => {
  const comments = [on('falta'), on('A água'), on('bairros.'), { anchor: null }];
  const told = markedText(text, comments).map((stretch) => stretch.text);
  expect(told.join('')).toBe(text);
});

it('marks nothing for words that the text does not have', () => {
  const anchor = { quote: 'esgoto', prefix: '', suffix: '' };
  expect(markedText(text, [{ anchor }])).toEqual([{ text, numbers: [], endsOf: [] }]);
  expect(markedText('', [{ anchor }])).toEqual([]);
});
