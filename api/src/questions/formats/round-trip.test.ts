import fc from 'fast-check';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { describe, expect, it } from 'vitest';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { keepable } from './decode-text.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { anExported } from './exported-question.factory.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

const gift = [
  '~',
  '=',
  '#',
  '####',
  '{',
  '}',
  ':',
  '::',
  '\\',
  '\\n',
  '\n',
  '\n\n',
  '//',
  '%50%',
  '->',
];
const xml = [']]>', '<![CDATA[', '<!--', '</question>', '&amp;', '&lt;', '&nbsp;', '"', '<x'];
const tags = ['<p>', '</p>', '<strong>', '</strong>', '<br>', '<pre>', '</pre>', '<div>'];
const list = ['<ul><li>', '</li></ul>', '<img src="/files/ab-320.webp" alt="x=1: {#}">'];
const words = ['ação', '“é”', '😀', '1 < 2', 'A. ', 'ANSWER: A', '$CATEGORY: x', 'TRUE', '[plain]'];

/** Syntax of the formats, mixed with words. */
const piece = fc.oneof(
  fc.constantFrom(...gift, ...xml, ...tags, ...list, ...words),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

/** A text as the editor and the sanitiser leave it. */
const kept = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => cleanRichText(keepable(pieces.join(' ')).replace(/\r\n?/g, '\n')).trim())
  // White space at its start was text before.
  .map((html) => cleanRichText(html).trim());
const written = kept.map((html) => (isBlankRichText(html) ? cleanRichText(`texto ${html}`) : html));

const question: fc.Arbitrary<ExportedQuestion> = fc
  .record({
    statement: written,
    explanation: fc.option(written),
    texts: fc.array(written, { minLength: 2, maxLength: 10 }),
    right: fc.nat(9),
  })
  .map(({ statement, explanation, texts, right }) =>
    anExported({
      statement,
      explanation,
      alternatives: texts.map((text, at) => ({ text, isCorrect: at === right % texts.length })),
    }),
  );

describe.each([
  ['GIFT', writeGift, readGift],
  ['Moodle XML', writeMoodleXml, readMoodleXml],
])('%s', (_, write, read) => {
  it('an exported file is imported without changes', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
        const { questions: again, problems } = read(write(questions));
        expect(problems).toEqual([]);
        expect(again.map(({ draft }) => draft)).toEqual(
          questions.map(({ kind, statement, explanation, alternatives }) => ({
            kind,
            statement,
            explanation,
            alternatives,
            videoQuestionUrl: null,
            task: null,
            answerKey: null,
          })),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(() => read(pieces.join(''))).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });
});

it('an image is exported in a Moodle XML file and imported again', () => {
  const bytes = Buffer.from('89504e470d0a1a0a0000', 'hex');
  const src = '/files/ab-320.webp';
  const shown = `<p>Veja <img src="${src}" alt="o céu" /></p>`;
  const given = anExported({
    statement: shown,
    alternatives: [
      { text: shown, isCorrect: true },
      { text: 'não', isCorrect: false },
    ],
  });
  const { questions } = readMoodleXml(
    writeMoodleXml([given], { media: [{ src, name: 'ab.webp', bytes }] }),
  );
  const [{ draft, media } = expect.fail()] = questions;
  expect(media.map((image) => image.bytes)).toEqual([bytes, bytes]);
  expect(draft.statement).toBe(shown.replace(src, media[0]?.placeholder ?? ''));
  expect(draft.alternatives[0]?.text).toBe(shown.replace(src, media[1]?.placeholder ?? ''));
});
