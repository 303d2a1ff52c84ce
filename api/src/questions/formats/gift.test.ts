import { describe, expect, it } from 'vitest';
import { hostileGift, hostileStrings } from '../../../test/support/hostile-set.ts';
import { textsOf } from '@sabia/domain/questions/task-parts.ts';
import { readGift } from './gift.ts';

const only = (text: string) => {
  const { questions, problems } = readGift(text);
  expect(problems.filter(({ severity }) => severity === 'refused')).toEqual([]);
  expect(questions).toHaveLength(1);
  return { ...(questions[0] ?? expect.fail()), reasons: problems.map(({ reason }) => reason) };
};
const statementOf = (text: string) => only(text).draft.statement;
const alternativesOf = (text: string) =>
  only(text).draft.alternatives.map(
    ({ text: words, isCorrect }) => `${isCorrect ? '=' : '~'}${words}`,
  );
const refusalOf = (text: string) => {
  const { questions, problems } = readGift(text);
  expect(questions).toEqual([]);
  return problems[0]?.reason;
};

describe('a GIFT question', () => {
  it.each([
    ['a sign where it means nothing', 'Veja: 2+2=? #1 ~ {=4 ~5}', '<p>Veja: 2+2=? #1 ~</p>'],
    ['a title', '::Contas: 1::Quanto? {=4 ~5}', '<p>Quanto?</p>'],
    [
      'plain text',
      '[plain]a < b &amp; <b>c</b> {T}',
      '<p>a &lt; b &amp;amp; &lt;b&gt;c&lt;/b&gt;</p>',
    ],
    [
      'plain words with signs of a program',
      '#include <stdio.h> e x<y {T}',
      '<p>#include &lt;stdio.h&gt; e x&lt;y</p>',
    ],
    ['plain words with tags', 'Qual <b>não</b>? {T}', '<p>Qual <strong>não</strong>?</p>'],
    ['HTML', '[html]<div>a</div><div>b</div> {T}', '<p>a</p><p>b</p>'],
    ['Markdown', '[markdown]Qual *não*? {T}', '<p>Qual <em>não</em>?</p>'],
    [
      'an image of Markdown without a description',
      '[markdown]![](https\\://a.example/b.png)Qual? {T}',
      '<p><img src="https://a.example/b.png" />Qual?</p>',
    ],
    ['a written line break', 'um\\ndois {T}', '<p>um<br />dois</p>'],
    ['a missing word', 'O céu é {=azul ~verde} de dia.', '<p>O céu é _____ de dia.</p>'],
    ['signs that are escaped', '\\{x\\} \\~ \\= \\# \\: \\\\n {T}', '<p>{x} ~ = # : \\n</p>'],
  ])('%s', (_, text, statement) => {
    expect(statementOf(text)).toBe(statement);
  });

  it.each([
    ['true', 'A terra gira. {TRUE}', ['=Verdadeiro', '~Falso']],
    ['false', 'A terra gira. {f}', ['~Verdadeiro', '=Falso']],
    ['colons', 'Horas? {=às 10:30 ~às 11:30}', ['=às 10:30', '~às 11:30']],
    ['the right one marked among others', 'Cor? {~verde~=azul~roxo}', ['~verde', '=azul', '~roxo']],
    [
      'the names of tags',
      'Link? {=<a> ~<p> ~<link> ~o <b>b</b>}',
      ['=&lt;a&gt;', '~&lt;p&gt;', '~&lt;link&gt;', '~o <strong>b</strong>'],
    ],
    ['an empty line within', 'Cor?\n{\n=azul\n\n~verde\n}', ['=azul', '~verde']],
    ['a comment within', 'Cor? {\n=azul\n// não: ~preto\n~verde\n}', ['=azul', '~verde']],
    [
      'Markdown that is a number or a sign, not a list',
      '[markdown]Quanto? {=4. ~13. ~+ 1,7 V. ~- *2* V ~1) a}',
      ['=4.', '~13.', '~+ 1,7 V.', '~- <em>2</em> V', '~1) a'],
    ],
    ['weights of one right alternative', 'Cor? {~%100%azul ~%-50%verde}', ['=azul', '~verde']],
  ])('its alternatives: %s', (_, text, alternatives) => {
    expect(alternativesOf(text)).toEqual(alternatives);
  });

  it.each([
    ['of the whole', 'Cor? {=azul ~verde ####O céu.}', '<p>O céu.</p>'],
    ['of the right one', 'Cor? {=azul#Isso! ~verde}', '<p>Isso!</p>'],
    ['of a wrong one', 'Cor? {=azul ~verde#Não.}', '<p><strong>verde:</strong> Não.</p>'],
    [
      'of all',
      'Cor? {=azul#Isso! ~a < b#Não. ####O céu.}',
      '<p>O céu.</p><p>Isso!</p><p><strong>a &lt; b:</strong> Não.</p>',
    ],
    [
      'of true and false',
      'Gira. {T#Não gira?#Gira!}',
      '<p>Gira!</p><p><strong>Falso:</strong> Não gira?</p>',
    ],
    ['none', 'Cor? {=azul# ~verde#<br>}', null],
  ])('its comments become the explanation: %s', (_, text, explanation) => {
    expect(only(text).draft.explanation).toBe(explanation);
  });

  it.each([
    ['text only', 'Leia com calma.', 'nenhuma questão vem depois'],
    ['two right ones of a single choice', 'Quais? {=a =b ~c}', 'Mais de uma'],
    ['two right numbers', 'Quanto? {#=1:0 =2:0}', 'Mais de um número'],
    ['no word without a wildcard', 'Quem? {=Jo* =%50%João}', 'Nenhuma resposta'],
    ['one pair', 'Associe {=a -> b}', 'Mínimo de 2 itens'],
    ['a gap beside written gaps', 'O [[1]] é {=azul} de dia', 'colchetes'],
    ['none fully right', 'Qual? {~%50%a ~b}', 'Nenhuma'],
    ['an open brace', 'Qual? {=a ~b', 'não é fechada'],
    ['a lost brace', 'Qual? a} {=a ~b}', 'sem a chave {'],
    ['two without a blank line', 'Um {T}\nDois {F}', 'linha em branco'],
    ['an empty alternative', 'Qual? {=a ~}', 'perto de “Qual? {=a ~}” (linha 1)'],
    ['a decimal comma', '::ca::Quanto é pi? {#3,14:0,01}', 'levam ponto: {#3.14:0.01}'],
    ['no statement', '{=a ~b}', 'enunciado'],
    ['eleven alternatives', `Qual? {=a ${'~b '.repeat(10)}}`, '11 alternativas'],
  ])('is refused: %s', (_, text, reason) => {
    expect(refusalOf(text)).toContain(reason);
  });

  it.each([
    ['partial credit', 'Qual? {=a ~%50%b}', 'acerto parcial'],
    ['taken points', 'Qual? {=a ~%-50%b}', 'desconto'],
    ['different weights', 'Quais? {~%70%a ~%30%b ~c}', 'pesos diferentes'],
    ['partial credit of several', 'Quais? {~%50%a ~%50%b ~%-100%c}', 'Acertos parciais'],
    ['partly right words', 'Quem? {=Ana =%50%Aninha}', 'só parte dos pontos'],
    ['partly right numbers', 'Quanto? {#=1:0 =%50%1:2}', 'só parte dos pontos'],
    ['a wildcard', 'Quem? {=Ana =Jo*}', 'curinga'],
    ['a gap without a statement', 'O céu é {=azul} de dia', 'Preencha as lacunas'],
    ['a long name', `::${'n'.repeat(161)}::Qual? {=a ~b}`, 'O nome “nnn'],
    ['a long code', `// [id:${'c'.repeat(61)}]\nQual? {=a ~b}`, 'O código “ccc'],
    ['a long tag', `// [tag:${'t'.repeat(41)}]\nQual? {=a ~b}`, 'A etiqueta “ttt'],
    [
      'too many tags',
      `// ${Array.from({ length: 21 }, (_, at) => `[tag:t${at}]`).join(' ')}\nQual? {=a ~b}`,
      'ficaram de fora: t20.',
    ],
    ['a video', '[html]Veja <iframe src="https://v.example/1"></iframe> {T}', 'virou link'],
    ['an image elsewhere', '[html]Veja <img src="@@PLUGINFILE@@/a.png"> {T}', 'a.png'],
    ['colours', '[html]<p style\\="color\\:red">Veja</p> {T}', 'Cores'],
  ])('is imported, and the loss is reported: %s', (_, text, reason) => {
    expect(only(text).reasons.join()).toContain(reason);
  });
});

describe('the kinds of a GIFT file', () => {
  const kindOf = (text: string) => only(text).draft.answerKey;

  it.each([
    ['a number', 'Quanto? {#3}', { kind: 'NUMERIC', value: 3, tolerance: 0 }],
    ['a tolerance', 'Quanto? {#3.5:0.1}', { kind: 'NUMERIC', value: 3.5, tolerance: 0.1 }],
    ['a range', 'Quanto? {#0.1..0.3}', { kind: 'NUMERIC', value: 0.2, tolerance: 0.1 }],
    [
      'another answer behind the number',
      'Quanto? {#3:2~#Errado}',
      { kind: 'NUMERIC', value: 3, tolerance: 2 },
    ],
    ['words', 'Quem? {=eu =nós}', { kind: 'SHORT_TEXT', texts: ['eu', 'nós'] }],
    ['an escaped wildcard', 'Quanto? {=5 \\* 2}', { kind: 'SHORT_TEXT', texts: ['5 * 2'] }],
    ['an essay', 'Explique. {}', { kind: 'OPEN_TEXT', expected: null }],
  ])('%s', (_, text, key) => {
    expect(kindOf(text)).toEqual(key);
  });

  it.each([
    ['several right', 'Quais? {~%50%a ~%50%b ~%-50%c}', ['a', 'b', 'c'], 'RIGHT_MINUS_WRONG'],
    ['pairs', 'Associe {=a -> b =c -> d = -> e}', ['a', 'b', 'c', 'd', 'e'], undefined],
    ['true or false', 'Julgue {=a -> V =c -> F}', ['a', 'c'], 'PER_ITEM'],
  ])('%s', (_, text, parts, scoring) => {
    const { draft } = only(text);
    expect(textsOf(draft.task).toSorted()).toEqual(parts);
    expect(draft.task).toMatchObject(scoring ? { scoring } : { kind: 'MATCHING' });
  });

  it('a word within the text is a gap', () => {
    const { draft } = only('[html]<p>Complete.</p><p>O céu é {=azul =anil}, de dia.</p>');
    expect(draft).toMatchObject({
      kind: 'GAPS',
      statement: '<p>Complete.</p>',
      task: { text: '<p>O céu é [[1]], de dia.</p>' },
      answerKey: { gaps: [{ texts: ['azul', 'anil'] }] },
    });
  });
});

describe('a GIFT file', () => {
  it('gives names, codes, tags and categories', () => {
    const { questions, problems } = readGift(
      [
        '$CATEGORY: $course$/top/Matemática/Álgebra//Conjuntos',
        '// question: 7  name: Soma\n// [id:MAT-1] [tag:Fácil] [tag:2º  ano]\n::Soma::Quanto? {=2 ~3}',
        '::Sem marcas::E agora? {=2 ~3}',
        '$CATEGORY: $course$/top',
        'Sem categoria? {T}',
      ].join('\n\n'),
    );
    expect(problems).toEqual([]);
    expect(questions.map(({ metadata, category }) => ({ ...metadata, category }))).toEqual([
      {
        name: 'Soma',
        code: 'MAT-1',
        tags: ['fácil', '2º ano'],
        category: ['Matemática', 'Álgebra/Conjuntos'],
      },
      { name: 'Sem marcas', code: null, tags: [], category: ['Matemática', 'Álgebra/Conjuntos'] },
      { name: null, code: null, tags: [], category: [] },
    ]);
  });

  it('with a broken question is read without it, and the problem names its line', () => {
    const { questions, problems } = readGift(
      '// prova\n\nUm {T}\n\n::Dois::Qual? {\n=a\n~b\n\nTrês {F}\n\n$CATEGORY: a/b\nQuatro {T}',
    );
    expect(questions.map(({ line, draft }) => [line, draft.statement])).toEqual([
      [3, '<p>Um</p>'],
      [9, '<p>Três</p>'],
      [12, '<p>Quatro</p>'],
    ]);
    expect(problems).toEqual([
      {
        line: 5,
        title: 'Dois',
        severity: 'refused',
        reason: 'A chave { que abre as respostas não é fechada com }.',
      },
    ]);
  });

  it('imports an image that is a data URL in a text', () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const question = only(
      `[html]Veja <img src\\="data\\:image/png;base64,${png.toString('base64')}" alt\\="x"> {T}`,
    );
    expect(question.media).toEqual([
      { placeholder: '/files/importada-1', name: 'imagem-1', contentType: 'image/png', bytes: png },
    ]);
    expect(question.draft.statement).toContain('<img src="/files/importada-1" alt="x" />');
  });

  it.each([...hostileGift, ...hostileStrings].map((text) => [text.slice(0, 60), text]))(
    'hostile text %j is read or refused with a reason, and never throws',
    (_start, text) => {
      const { questions, problems } = readGift(text);
      for (const { draft } of questions) {
        expect(draft.alternatives.filter(({ isCorrect }) => isCorrect)).toHaveLength(
          draft.task ? 0 : 1,
        );
        expect(JSON.stringify(draft)).not.toMatch(/<script|onerror/);
      }
      for (const { reason } of problems) expect(reason).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );
});
