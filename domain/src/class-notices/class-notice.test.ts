import { expect, it } from 'vitest';
import { noticeDraft } from './class-notice.ts';

const mistakesOf = (draft: object) => {
  const parsed = noticeDraft.safeParse(draft);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

it('keeps lines and takes an empty title as none', () => {
  expect(noticeDraft.parse({ title: ' ', body: ' Um\r\nDois\rTrês ' })).toEqual({
    title: null,
    body: 'Um\nDois\nTrês',
    sendAt: null,
  });
});

it.each([
  ['the longest text', { body: 'é'.repeat(2000) }, []],
  ['a text too long', { body: 'a'.repeat(2001) }, ['body']],
  ['a text of too many bytes', { body: '語'.repeat(1400) }, ['body']],
  ['an empty text', { body: ' \n ' }, ['body']],
  ['no text', {}, ['body']],
  ['a control character', { body: 'a\u0007' }, ['body']],
  ['a turned text', { body: 'a\u202Eb' }, ['body']],
  ['a title of two lines', { title: 'a\nb', body: 'a' }, ['title']],
  ['a title too long', { title: 'a'.repeat(121), body: 'a' }, ['title']],
  ['no moment', { body: 'a', sendAt: 'sexta' }, ['sendAt']],
  ['a wall clock time', { body: 'a', sendAt: '2031-03-11T08:00' }, []],
])('%s', (_, draft, fields) => {
  expect(mistakesOf(draft)).toEqual(fields);
});
