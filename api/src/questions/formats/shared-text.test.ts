import { describe, expect, it } from 'vitest';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const element = (type: string, words: string, more = '') =>
  `<question type="${type}"><name>${text(words.slice(0, 20))}</name>
<questiontext format="html">${text(words)}${more}</questiontext>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
</question>`;
const category =
  '<question type="category"><category><text>$course$/Rios</text></category></question>';
const moodle = (...elements: string[]) =>
  readMoodleXml(`<?xml version="1.0"?>\n<quiz>\n${elements.join('\n')}\n</quiz>`);
const statements = (read: ReturnType<typeof moodle>) =>
  read.questions.map(({ draft }) => draft.statement);

describe('a description of Moodle', () => {
  it('stands before the statements behind it, up to the next one or a category', () => {
    const read = moodle(
      element('truefalse', 'Antes?'),
      element('description', '<p>Leia o mapa.</p>'),
      element('truefalse', '<p>Corre?</p>'),
      element('truefalse', 'Seca?'),
      element('description', 'Outro texto.'),
      element('truefalse', 'Cresce?'),
      category,
      element('truefalse', 'Depois?'),
    );
    expect(statements(read)).toEqual([
      'Antes?',
      '<p>Leia o mapa.</p><p>Corre?</p>',
      '<p>Leia o mapa.</p><p>Seca?</p>',
      '<p>Outro texto.</p><p>Cresce?</p>',
      'Depois?',
    ]);
    expect(read.problems.map(({ severity, reason }) => [severity, reason])).toEqual([
      ['changed', 'O texto comum entra repetido no começo de 2 questões.'],
      ['changed', 'O texto comum entra no começo de 1 questão.'],
    ]);
  });

  it('gives its image to each of its questions, with its bytes once', () => {
    const file = `<file name="mapa.png" path="/" encoding="base64">${png.toString('base64')}</file>`;
    const { questions } = moodle(
      element('description', '<p><img src="@@PLUGINFILE@@/mapa.png" alt="mapa"></p>', file),
      element('truefalse', 'Corre?'),
      element('truefalse', 'Seca?'),
    );
    const [first, second] = questions.map(({ media }) => media);
    expect(first).toMatchObject([{ name: 'mapa.png', bytes: png }]);
    expect(second?.[0]).toBe(first?.[0]);
  });

  it('without a question behind it is refused', () => {
    const { problems } = moodle(
      element('truefalse', 'Corre?'),
      element('description', 'Boa prova!'),
    );
    expect(problems).toMatchObject([
      {
        severity: 'refused',
        title: 'Boa prova!',
        reason: expect.stringContaining('nenhuma questão'),
      },
    ]);
  });

  it('is not repeated without an end', () => {
    const long = 'palavra '.repeat(10_000);
    const { questions, problems } = moodle(
      element('description', `<p>${long}</p>`),
      ...Array.from({ length: 100 }, (_, at) => element('truefalse', `Corre ${at}?`)),
    );
    expect(questions.length).toBeLessThan(70);
    expect(
      questions.length + problems.filter(({ severity }) => severity === 'refused').length,
    ).toBe(100);
    const tooLong = moodle(
      element('description', `<p>${'palavra '.repeat(13_000)}</p>`),
      element('truefalse', 'Corre?'),
    );
    expect(tooLong.questions).toEqual([]);
  });
});

it('an item of GIFT without answers stands before the questions behind it', () => {
  const read = readGift(
    'Leia o trecho \\{I\\} da lei.\n\n::Um::Vale?{T}\n\nCabe \\(x^{2}\\) aqui?{F}\n\n$CATEGORY: Rios\n\nSeca?{T}',
  );
  expect(statements(read)).toEqual([
    '<p>Leia o trecho {I} da lei.</p><p>Vale?</p>',
    expect.stringMatching(/^<p>Leia o trecho \{I\} da lei\.<\/p><p>Cabe .* aqui\?<\/p>$/),
    '<p>Seca?</p>',
  ]);
  expect(read.problems).toMatchObject([
    { line: 1, severity: 'changed', reason: expect.stringContaining('2 questões') },
  ]);
});
