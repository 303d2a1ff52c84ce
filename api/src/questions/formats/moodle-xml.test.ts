import { describe, expect, it } from 'vitest';
import { textsOf } from '@sabia/domain/questions/task-parts.ts';
import { readMoodleXml } from './moodle-xml.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const answers = `<answer fraction="100">${text('azul')}</answer><answer fraction="0">${text('verde')}</answer>`;
const question = (inside: string, type = 'multichoice') =>
  `<question type="${type}">\n<name>${text('Céu')}</name>\n${inside}\n</question>\n`;
const asked = (words: string, more = answers) =>
  question(`<questiontext format="html">${words}</questiontext>${more}`);
const answer = (words: string | number, fraction = 100, more = '') =>
  `<answer fraction="${fraction}" format="html">${text(`${words}`)}${more}</answer>`;
const typed = (type: string, words: string, inside = '') =>
  question(`<questiontext format="html">${text(words)}</questiontext>${inside}`, type);
const numerical = (inside: string) => typed('numerical', 'Quanto?', inside);
const cloze = (gaps: string) => typed('cloze', `<p>Complete.</p><p>É ${gaps}.</p>`);
const several = (inside: string) =>
  typed('multichoice', 'Quais?', `<single>false</single>${inside}`);
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

  it('is imported with its media', () => {
    const { draft, media, reasons } = only(
      asked(
        `${text('<p>Veja <img src="@@PLUGINFILE@@/mapa%20do%20c%C3%A9u.png" alt="mapa"></p>')}
        <file name="mapa do céu.png" path="/" encoding="base64">${png.toString('base64')}</file>
        <file name="lista.pdf" path="/" encoding="base64">JVBERi0=</file>`,
      ),
    );
    expect(draft.statement).toBe('<p>Veja <img src="/files/importada-1" alt="mapa" /></p>');
    expect(media).toEqual([
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
    ['an empty text of several questions', question('', 'description'), 'vazio'],
    ['a calculated one', question('', 'calculated'), 'calculada'],
    ['two right numbers', numerical(answer(1) + answer(2)), 'Mais de um número'],
    ['a gap of many options', cloze('{1:MULTIRESPONSE:=a~=b}'), '“MULTIRESPONSE”'],
    ['a gap with two right options', cloze('{1:MC:=a~=b~c}'), 'mais de uma opção certa'],
    ['a text without gaps', cloze('{1:ALGEBRA:=a}a{x}'), 'ALGEBRA'],
    ['no option of several', several(answer('a', 0) + answer('b', 0)), 'Nenhuma'],
    ['equal items', typed('ordering', 'Ordene', answer('a') + answer('a')), 'igual a este'],
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
    ['a weight beyond 100', '<defaultgrade>200.0000000</defaultgrade>', 'peso 200'],
    ['a long tag', `<tags><tag>${text('t'.repeat(41))}</tag></tags>`, 'A etiqueta “ttt'],
    ['hints', `<hint format="html">${text('Olhe.')}</hint>`, 'dicas'],
    ['that it was hidden', '<hidden>1</hidden>', 'oculta'],
  ])('is imported, and the loss is reported: %s', (_, setting, reason) => {
    expect(only(asked(text('Cor?'), setting + answers)).reasons.join()).toContain(reason);
  });

  it('has its name, code, tags and category', () => {
    const category = question(
      `<category>${text('$course$/top/Céu//Ar/Cores')}</category>`,
      'category',
    );
    const marks = `<idnumber>CEU-1</idnumber><tags><tag>${text('Cor')}</tag><tag>${text('fácil')}</tag></tags>`;
    const read = only(category, asked(text('Cor?'), answers + marks));
    expect(read.reasons).toEqual([]);
    expect(read.category).toEqual(['Céu/Ar', 'Cores']);
    expect(read.metadata).toEqual({ name: 'Céu', code: 'CEU-1', tags: ['cor', 'fácil'] });
  });
});

describe('the kinds of a Moodle file', () => {
  const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

  it.each<[string, string, object]>([
    [
      'numerical',
      numerical(
        `${answer('3,5', 100, '<tolerance>0.1</tolerance>')}${answer('*', 0)}<units><unit>
        <multiplier>1</multiplier><unit_name>m</unit_name></unit></units>`,
      ),
      { task: { unit: 'm' }, answerKey: { kind: 'NUMERIC', value: 3.5, tolerance: 0.1 } },
    ],
    [
      'shortanswer',
      typed('shortanswer', 'Quem?', `<usecase>1</usecase>${answer('Ana')}${answer('Bia')}`),
      { task: { ignoresCase: false }, answerKey: { kind: 'SHORT_TEXT', texts: ['Ana', 'Bia'] } },
    ],
    [
      'several right',
      several(answer('a', 50) + answer('b', 50) + answer('c', -50)),
      { task: { kind: 'MULTIPLE_CHOICE', scoring: 'RIGHT_MINUS_WRONG' } },
    ],
    [
      'one right of several',
      several(answer('a', 100) + answer('b', -100)),
      { task: { kind: 'MULTIPLE_CHOICE', scoring: 'ALL_OR_NOTHING' } },
    ],
    [
      'an essay',
      typed('essay', 'Explique.', `<graderinfo format="html">${text('<p>Dois.</p>')}</graderinfo>`),
      { task: { maxLength: 5000 }, answerKey: { kind: 'OPEN_TEXT', expected: '<p>Dois.</p>' } },
    ],
    [
      'an essay of files alone',
      typed(
        'essay',
        'Envie.',
        '<responseformat>noinline</responseformat><attachments>2</attachments>',
      ),
      { task: { kind: 'FILE', maxFiles: 2 } },
    ],
    [
      'gapselect',
      typed(
        'gapselect',
        '<p>Complete.</p><p>O céu é [[2]], o mar [[3]].</p>',
        ['verde', 'azul', 'fundo', 'raso']
          .map(
            (word, at) =>
              `<selectoption>${text(word)}<group>${at < 2 ? 1 : 2}</group></selectoption>`,
          )
          .join(''),
      ),
      {
        statement: '<p>Complete.</p>',
        task: {
          text: '<p>O céu é [[1]], o mar [[2]].</p>',
          gaps: [
            { options: [{ label: 'verde' }, { label: 'azul' }] },
            { options: [{ label: 'fundo' }, { label: 'raso' }] },
          ],
        },
      },
    ],
    [
      'ddwtos',
      typed(
        'ddwtos',
        '<p>O céu é [[1]].</p>',
        `<dragbox>${text('<b>azul</b>')}<group>1</group></dragbox><dragbox>${text('verde')}<group>1</group></dragbox>`,
      ),
      { task: { gaps: [{ options: [{ label: 'azul' }, { label: 'verde' }] }] } },
    ],
    [
      'cloze',
      cloze('{1:SHORTANSWER:=azul~=anil} e {:MCV:verde~=cinza} em {1:NM:=1,5}'),
      {
        task: {
          text: '<p>É [[1]] e [[2]] em [[3]].</p>',
          gaps: [
            { options: null },
            { options: [{ label: 'verde' }, { label: 'cinza' }] },
            { options: null },
          ],
          ...compared,
        },
        answerKey: { gaps: [{ texts: ['azul', 'anil'] }, {}, { texts: ['1,5', '1.5'] }] },
      },
    ],
    [
      'cloze with a tolerance',
      cloze('{1:NUMERICAL:=3.5:0.1} e {1:MC:=azul~verde}'),
      { answerKey: { gaps: [{ texts: ['3,5 ± 0,1'] }, {}] } },
    ],
    [
      'a weight',
      asked(text('Cor?'), `<defaultgrade>2.5000000</defaultgrade>${answers}`),
      { weight: 2.5 },
    ],
  ])('%s', (_, given, draft) => {
    expect(only(given).draft).toMatchObject(draft);
  });

  it('pairs and their further items', () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html">${text(left)}<answer>${text(right)}</answer></subquestion>`;
    const { draft } = only(
      typed('matching', 'Ligue.', pair('a', '1') + pair('b', '2') + pair('', '3')),
    );
    expect(textsOf(draft.task).toSorted()).toEqual(['1', '2', '3', 'a', 'b']);
    expect(draft.answerKey).toMatchObject({ kind: 'MATCHING', pairs: [{}, {}] });
  });

  it('an order, by position', () => {
    const { draft } = only(
      typed(
        'ordering',
        'Ordene.',
        `<gradingtype>ABSOLUTE_POSITION</gradingtype>${answer('b')}${answer('a')}`,
      ),
    );
    const items = draft.task?.kind === 'ORDERING' ? draft.task.items : [];
    const key = draft.answerKey?.kind === 'ORDERING' ? draft.answerKey.itemIds : [];
    expect(key.map((id) => items.find((item) => item.id === id)?.text)).toEqual(['b', 'a']);
    expect(draft.task).toMatchObject({ scoring: 'PER_POSITION' });
  });

  it.each([
    ['weights', several(answer('a', 70) + answer('b', 30) + answer('c', 0)), 'pesos diferentes'],
    [
      'units',
      numerical(
        `${answer(1)}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>`,
      ),
      '“cm”',
    ],
    ['attachments', typed('essay', 'Explique.', '<attachments>1</attachments>'), 'anexos'],
    [
      'a template',
      typed('essay', 'Explique.', `<responsetemplate>${text('x')}</responsetemplate>`),
      'modelo',
    ],
    [
      'another grading',
      typed(
        'ordering',
        'Ordene',
        `<gradingtype>RELATIVE_TO_CORRECT</gradingtype>${answer('a')}${answer('b')}`,
      ),
      'RELATIVE_TO_CORRECT',
    ],
    ['weights of gaps', cloze('{2:SA:=a}'), 'pesos diferentes das lacunas'],
    ['comments of gaps', cloze('{1:SA:=a#bom}'), 'comentários'],
    ['partly right gaps', cloze('{1:SA:=a~%50%b}'), 'só parte dos pontos'],
    ['a text without statement', typed('cloze', 'É {1:SA:=a}.'), 'Preencha as lacunas'],
  ])('the loss of %s is reported', (_, given, reason) => {
    expect(only(given).reasons.join()).toContain(reason);
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
