import { describe, expect, it } from 'vitest';
import { readMoodleXml } from './moodle-xml.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const answers = `<answer fraction="100">${text('azul')}</answer><answer fraction="0">${text('verde')}</answer>`;
const question = (inside: string, type = 'multichoice') =>
  `<question type="${type}">\n<name>${text('Céu')}</name>\n${inside}\n</question>\n`;
const asked = (words: string, more = answers) =>
  question(`<questiontext format="html">${words}</questiontext>${more}`);
const file = (...questions: string[]) =>
  `<?xml version="1.0"?>\n<quiz>\n${questions.join('')}</quiz>`;

const only = (...questions: string[]) => {
  const read = readMoodleXml(file(...questions));
  expect(read.problems.filter(({ severity }) => severity === 'refused')).toEqual([]);
  expect(read.questions).toHaveLength(1);
  return {
    ...(read.questions[0] ?? expect.fail()),
    reasons: read.problems.map(({ reason }) => reason),
  };
};

describe('a Moodle question', () => {
  it.each([
    ['CDATA in parts', `<text><![CDATA[<p>a]]]]><![CDATA[>b</p>]]></text>`, '<p>a]]&gt;b</p>'],
    ['escaped', '<text>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</text>', '<p>a &amp; b</p>'],
    ['characters by number', '<text>A&#231;&#xE3;o</text>', 'Ação'],
    [
      'a number raised',
      text('<p>10<sup>3</sup>, H<sub>2</sub>O</p>'),
      '<p>10<sup>3</sup>, H<sub>2</sub>O</p>',
    ],
  ])('%s', (_, words, statement) => {
    expect(only(asked(words)).draft.statement).toBe(statement);
  });

  it.each([
    ['moodle_auto_format', 'a\nb < c', '<p>a<br />b &lt; c</p>'],
    ['plain_text', '<b>a</b>\nb', '<p>&lt;b&gt;a&lt;/b&gt;<br />b</p>'],
    ['markdown', '**a**\n\n* b', '<p><strong>a</strong></p><ul><li>b</li></ul>'],
    ['html', '<p>a</p>', '<p>a</p>'],
  ])('written as %s', (format, words, statement) => {
    const given = `<questiontext format="${format}">${text(words)}</questiontext>${answers}`;
    expect(only(question(given)).draft.statement).toBe(statement);
  });

  it('of type true/false gets two alternatives', () => {
    const truth = `<questiontext format="html">${text('Gira.')}</questiontext>
      <answer fraction="0"><text>true</text></answer>
      <answer fraction="100"><text>false</text><feedback format="html">${text('Isso.')}</feedback></answer>`;
    expect(only(question(truth, 'truefalse'))).toMatchObject({
      title: 'Céu',
      line: 3,
      draft: {
        alternatives: [
          { text: 'Verdadeiro', isCorrect: false },
          { text: 'Falso', isCorrect: true },
        ],
        explanation: 'Isso.',
      },
    });
  });

  it('keeps all feedback in the explanation, except the default feedback of Moodle', () => {
    const { draft } = only(
      asked(
        text('Cor?'),
        `<generalfeedback format="html">${text('<p>Rayleigh.</p>')}</generalfeedback>
        <correctfeedback format="html">${text('<p>Sua resposta está correta.</p>')}</correctfeedback>
        <incorrectfeedback format="html">${text('Reveja a aula 3.')}</incorrectfeedback>
        <answer fraction="100" format="html">${text('azul')}<feedback>${text('Isso!')}</feedback></answer>
        <answer fraction="0" format="html">${text('<p>verde</p>')}<feedback>${text('<p>Não.</p>')}</feedback></answer>`,
      ),
    );
    expect(draft.explanation).toBe(
      '<p>Rayleigh.</p><p>Isso!</p><p><strong>verde:</strong></p><p>Não.</p><p><strong>Ao errar:</strong> Reveja a aula 3.</p>',
    );
  });

  it('is imported with its images', () => {
    const { draft, images, reasons } = only(
      asked(
        `${text('<p>Veja <img src="@@PLUGINFILE@@/mapa%20do%20c%C3%A9u.png" alt="mapa"></p>')}
        <file name="mapa do céu.png" path="/" encoding="base64">${png.toString('base64')}</file>
        <file name="lista.pdf" path="/" encoding="base64">JVBERi0=</file>`,
      ),
    );
    expect(draft.statement).toBe('<p>Veja <img src="/files/importada-1" alt="mapa" /></p>');
    expect(images).toEqual([
      {
        placeholder: '/files/importada-1',
        name: 'mapa do céu.png',
        contentType: 'image/png',
        bytes: png,
      },
    ]);
    expect(reasons).toEqual([expect.stringContaining('“lista.pdf”')]);
  });

  it.each([
    ['an essay', question('', 'essay'), 'dissertativa'],
    ['an unknown type', question('', 'stack'), '“stack”'],
    ['broken XML', question('<a></b>'), 'malformado (linha 5)'],
    ['an entity of its own', asked('<text>&a;</text>'), 'malformado'],
    ['one that does not end', '<question type="essay"><name/>', 'não termina'],
    ['two right', asked(text('Cor?'), answers + answers), 'Mais de uma'],
    ['no words', asked(text(' ')), 'enunciado'],
    ['an image alone that is none', asked(text('<img src="@@PLUGINFILE@@/a.png">')), 'enunciado'],
  ])('is refused: %s', (_, given, reason) => {
    const { questions, problems } = readMoodleXml(file(given, asked(text('Outra?'))));
    expect(problems[0]).toMatchObject({ line: 3, severity: 'refused' });
    expect(problems[0]?.reason).toContain(reason);
    expect(questions).toMatchObject([{ draft: { statement: 'Outra?' } }]);
  });

  it.each([
    ['its weight', '<defaultgrade>2.0000000</defaultgrade>', 'peso 2'],
    ['its tags', `<tags><tag>${text('céu')}</tag></tags>`, 'céu'],
    ['hints', `<hint format="html">${text('Olhe.')}</hint>`, 'dicas'],
    ['that it was hidden', '<hidden>1</hidden>', 'oculta'],
  ])('is imported, and the loss is reported: %s', (_, setting, reason) => {
    expect(only(asked(text('Cor?'), setting + answers)).reasons.join()).toContain(reason);
  });

  it('in a category: the report names the category', () => {
    const category = question(`<category>${text('$course$/Céu')}</category>`, 'category');
    expect(only(category, asked(text('Cor?'))).reasons).toEqual([
      expect.stringContaining('“$course$/Céu”'),
    ]);
  });
});

describe('a Moodle file', () => {
  it.each([
    ['entities', '<!DOCTYPE quiz [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>'],
    ['an external file', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd">'],
  ])('that declares %s is refused as a whole', (_, doctype) => {
    const { questions, problems } = readMoodleXml(doctype + file(asked(text('&c; Cor?'))));
    expect(questions).toEqual([]);
    expect(problems).toMatchObject([{ line: 1, severity: 'refused' }]);
  });

  it.each([
    ['comment', '<!-- fim'],
    ['CDATA', '<question type="essay"><name><text><![CDATA[fim'],
  ])('reports the line of an open %s', (_, rest) => {
    const { questions, problems } = readMoodleXml(file(asked(text('Cor?')), rest));
    expect(questions).toHaveLength(1);
    expect(problems).toEqual([
      expect.objectContaining({ line: 7, reason: expect.stringContaining('não termina') }),
    ]);
  });

  it('may contain tags in its texts and comments', () => {
    const words = 'E isto? </question> <question type="x"> <!DOCTYPE html>';
    const { questions } = readMoodleXml(file(`<!-- ${words} -->`, asked(text(words))));
    expect(questions).toHaveLength(1);
  });
});
