import { describe, expect, it } from 'vitest';
import type { ExportedQuestion } from './exported-question.ts';
import { anExported, anExportedTask, apartFromIds } from './exported-question.factory.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

const part = (id: string, text = id) => ({ id, text });
const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

const choice = (scoring: 'ALL_OR_NOTHING' | 'RIGHT_MINUS_WRONG', right = ['a', 'c']) =>
  anExportedTask<'MULTIPLE_CHOICE'>(
    {
      kind: 'MULTIPLE_CHOICE',
      options: [part('a', '<p>{x} = 1 -&gt; y</p>'), part('b'), part('c', '<em>c</em>'), part('d')],
      scoring,
    },
    { kind: 'MULTIPLE_CHOICE', rightOptionIds: right },
  );
const truths = (trueItemIds: string[], scoring: 'PER_ITEM' | 'RIGHT_MINUS_WRONG' = 'PER_ITEM') =>
  anExportedTask<'TRUE_FALSE'>(
    {
      kind: 'TRUE_FALSE',
      items: [
        part('a', '<p>A Terra gira.</p>'),
        part('b', 'O Sol é <strong>frio</strong> -&gt; não'),
      ],
      scoring,
    },
    { kind: 'TRUE_FALSE', trueItemIds },
  );
const number = (value: number, tolerance: number, unit: string | null = null) =>
  anExportedTask<'NUMERIC'>({ kind: 'NUMERIC', unit }, { kind: 'NUMERIC', value, tolerance });
const words = (texts: string[], settings = {}) =>
  anExportedTask<'SHORT_TEXT'>(
    { kind: 'SHORT_TEXT', ...compared, ...settings },
    { kind: 'SHORT_TEXT', texts },
  );
const matching = (rights: [string, string, string]) =>
  anExportedTask<'MATCHING'>(
    {
      kind: 'MATCHING',
      left: [part('1', '<p>França -&gt;</p>'), part('2', 'Itália')],
      right: rights.map((text, at) => part(`r${at}`, text)),
    },
    {
      kind: 'MATCHING',
      pairs: [
        { leftId: '1', rightId: 'r2' },
        { leftId: '2', rightId: 'r0' },
      ],
    },
  );
const ordering = (scoring: 'ALL_OR_NOTHING' | 'PER_POSITION') =>
  anExportedTask<'ORDERING'>(
    {
      kind: 'ORDERING',
      items: [part('a', '<p>um</p>'), part('b', 'dois'), part('c', 'três')],
      scoring,
    },
    { kind: 'ORDERING', itemIds: ['b', 'c', 'a'] },
  );
const gaps = (text: string, given: { texts?: string[]; labels?: string[] }[], settings = {}) =>
  anExportedTask<'GAPS'>(
    {
      kind: 'GAPS',
      text,
      gaps: given.map(({ labels }, at) => ({
        id: `g${at}`,
        options: labels?.map((label, place) => ({ id: `g${at}o${place}`, label })) ?? null,
      })),
      ...compared,
      ...settings,
    },
    {
      kind: 'GAPS',
      gaps: given.map(({ texts = [], labels }, at) => ({
        gapId: `g${at}`,
        texts,
        optionId: labels ? `g${at}o${labels.length - 1}` : null,
      })),
    },
  );
const openText = (expected: string | null, maxLength = 5000) =>
  anExportedTask<'OPEN_TEXT'>({ kind: 'OPEN_TEXT', maxLength }, { kind: 'OPEN_TEXT', expected });
const file = anExportedTask<'FILE'>(
  { kind: 'FILE', maxFiles: 3 },
  { kind: 'FILE', expected: '<p>Um <em>mapa</em>.</p>' },
);

const formats = {
  GIFT: { write: writeGift, read: readGift },
  'Moodle XML': { write: writeMoodleXml, read: readMoodleXml },
};
type Format = keyof typeof formats;

/** The kind, the task and the key after an export and an import; the sentences of the file and of its reader. */
function again(format: Format, question: ExportedQuestion) {
  const { write, read } = formats[format];
  const text = write([question]);
  const { questions, problems } = read(text);
  const lines = text.split('\n').filter((line) => /^(?:\/\/|<!--) /.test(line));
  return {
    question: questions[0],
    said: lines.join('\n'),
    reasons: problems.map(({ reason }) => reason).join('\n'),
  };
}

const everywhere: [string, ExportedQuestion][] = [
  ['right minus wrong', choice('RIGHT_MINUS_WRONG')],
  ['three right of four, right minus wrong', choice('RIGHT_MINUS_WRONG', ['a', 'b', 'd'])],
  ['certo e errado', truths(['a'])],
  ['all true', truths(['a', 'b'])],
  ['all false', truths([])],
  ['a number', number(1822, 0)],
  ['a negative number with a tolerance', number(-2.5175, 0.0005)],
  ['a very small number', number(1e-7, 0)],
  ['words', words(['azul', 'azul-céu: claro', 'a=b {c}', '5 * 2', String.raw`a\b`, '100%'])],
  ['one word', words(['Brasília'])],
  ['words that begin with signs', words(['%50%', '<b>negrito</b>', '[html]'])],
  ['pairs with one item more', matching(['Roma', 'Madri', 'Paris: a = {b}'])],
  ['a formula in a pair', matching(['Roma', 'Madri', String.raw`\(x = \{1\}\)`])],
  ['one gap', gaps('<p>A capital é [[1]], no centro.</p>', [{ texts: ['Brasília', 'a = b'] }])],
  ['one gap at the end', gaps('<p>A capital é [[1]].</p>', [{ texts: ['Brasília'] }])],
  ['one gap at the beginning', gaps('<p>[[1]] é a capital</p>', [{ texts: ['Brasília'] }])],
  ['an open text', openText(null)],
];

const inMoodle: [string, ExportedQuestion][] = [
  ['a number with a unit', number(9.8, 0.1, 'm/s²')],
  ['words with their case', words(['NaCl'], { ignoresCase: false })],
  ['one right option', choice('ALL_OR_NOTHING', ['c'])],
  ['an order', ordering('ALL_OR_NOTHING')],
  ['an order by position', ordering('PER_POSITION')],
  [
    'gaps of both kinds',
    gaps('<p>Antes.</p><ul><li>a [[1]]b</li><li>[[2]] e [[3]].</li></ul>', [
      { texts: ['x~y', 'z#w}', '"q"', 'a & b < c', String.raw`d\e`, '5*5', '=', '%x'] },
      { labels: ['azul', '50%', '=x', 'ver~de', 'A*'] },
      { texts: ['fim'] },
    ]),
  ],
  ['a gap with a tolerance', gaps('<p>São [[1]] m.</p>', [{ texts: ['3,5 ± 0,1'] }])],
  ['gaps with their case', gaps('<p>[[1]]</p>', [{ texts: ['Ana'] }], { ignoresCase: false })],
  ['an open text with the expected answer', openText('<p>Cite <strong>dois</strong>.</p>')],
  ['files', file],
];

describe.each(['GIFT', 'Moodle XML'] as const)('%s', (format) => {
  it.each(format === 'GIFT' ? everywhere : [...everywhere, ...inMoodle])(
    'carries %s there and back',
    (_, given) => {
      const { question, said, reasons } = again(format, given);
      expect({ said, reasons }).toEqual({ said: '', reasons: '' });
      expect(question?.draft.kind).toBe(given.kind);
      expect(question?.draft.statement).toBe(given.statement);
      expect(apartFromIds(question?.draft ?? {})).toEqual(apartFromIds(given));
    },
  );

  it('carries explanation, name, code, tags and category of every kind', () => {
    const metadata = {
      name: 'Nome: {1} = a::b',
      code: 'COD-1]',
      tags: ['fácil', 'a]b'],
      category: 'Física/Química',
      explanation: '<p>Porque <em>sim</em>.</p>',
    };
    const given = [
      ...everywhere.map(([, question]) => question),
      anExported({
        statement: '<p>Uma?</p>',
        alternatives: [
          { text: 'a', isCorrect: false },
          { text: 'b', isCorrect: true },
        ],
      }),
    ].map((question) => ({ ...question, ...metadata }));
    const { write, read } = formats[format];
    const { questions, problems } = read(write(given));
    expect(problems).toEqual([]);
    expect(questions).toHaveLength(given.length);
    for (const { draft, metadata: read1, category } of questions) {
      expect({ ...read1, category: category.join(), explanation: draft.explanation }).toEqual(
        metadata,
      );
    }
  });

  it('ends a category before a question without one', () => {
    const { write, read } = formats[format];
    const questions = ['A', null, 'B'].map((category) => ({ ...number(1, 0), category }));
    expect(read(write(questions)).questions.map(({ category }) => category)).toEqual([
      ['A'],
      [],
      ['B'],
    ]);
  });
});

describe('a part that the format does not have is named in the file', () => {
  it.each<[string, Format, ExportedQuestion, string]>([
    [
      'files',
      'GIFT',
      file,
      'Não está neste arquivo: o GIFT não tem questões de arquivo. (questão 1)',
    ],
    ['an order', 'GIFT', ordering('PER_POSITION'), 'não tem questões de ordenação'],
    [
      'two gaps',
      'GIFT',
      gaps('<p>[[1]] [[2]]</p>', [{ texts: ['a'] }, { texts: ['b'] }]),
      'uma só lacuna',
    ],
    [
      'options of a gap',
      'GIFT',
      gaps('<p>[[1]]</p>', [{ labels: ['a', 'b'] }]),
      'lacunas com opções',
    ],
    [
      'an image on the right',
      'Moodle XML',
      matching(['a', 'b', '<img src="/files/a.webp" alt="x" />']),
      'imagens',
    ],
  ])('%s: %s leaves it out', (_, format, given, sentence) => {
    const { question, said } = again(format, given);
    expect(question).toBeUndefined();
    expect(said).toContain(sentence);
  });

  it.each<[string, Format, ExportedQuestion, string]>([
    ['all or nothing', 'GIFT', choice('ALL_OR_NOTHING'), 'Mudou no arquivo: em “tudo ou nada”'],
    ['all or nothing', 'Moodle XML', choice('ALL_OR_NOTHING'), '“tudo ou nada”'],
    ['one right option', 'GIFT', choice('ALL_OR_NOTHING', ['a']), 'escolha única'],
    ['right minus wrong of items', 'Moodle XML', truths(['a'], 'RIGHT_MINUS_WRONG'), 'a sua parte'],
    ['a unit', 'GIFT', number(1, 0, 'm'), 'unidade'],
    ['case', 'GIFT', words(['NaCl'], { ignoresCase: false }), 'maiúsculas'],
    ['accents', 'Moodle XML', words(['maçã'], { ignoresAccents: false }), 'acentos'],
    ['a typo', 'Moodle XML', words(['maçã'], { allowsTypo: true }), 'digitação'],
    ['formatting', 'GIFT', matching(['a', 'b', '<em>c</em>']), 'sem formatação'],
    ['the expected answer', 'GIFT', openText('<p>x</p>'), 'resposta esperada'],
    ['a limit', 'Moodle XML', openText(null, 100), 'limite de caracteres'],
  ])('%s: %s simplifies it', (_, format, given, sentence) => {
    const { question, said } = again(format, given);
    expect(question).toBeDefined();
    expect(said).toContain(sentence);
  });
});
