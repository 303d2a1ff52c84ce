import { describe, expect, it } from 'vitest';
import { hostileGift, hostileStrings } from '../../../test/support/hostile-set.ts';
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
    ['essay', 'Explique. {}', 'dissertativa'],
    ['short answer', 'Quem? {=eu =nós}', 'resposta curta'],
    ['numerical', 'Quanto? {#3:1}', 'numérica'],
    ['matching', 'Associe {=a -> b =c -> d}', 'associar'],
    ['text only', 'Leia com calma.', 'não uma questão'],
    ['several right', 'Quais? {~%50%a ~%50%b ~c}', 'Mais de uma'],
    ['none fully right', 'Qual? {~%50%a ~b}', 'Nenhuma'],
    ['an open brace', 'Qual? {=a ~b', 'não é fechada'],
    ['a lost brace', 'Qual? a} {=a ~b}', 'sem a chave {'],
    ['two without a blank line', 'Um {T}\nDois {F}', 'linha em branco'],
    ['an empty alternative', 'Qual? {=a ~}', 'perto de “Qual? {=a ~}” (linha 1)'],
    ['no statement', '{=a ~b}', 'enunciado'],
    ['eleven alternatives', `Qual? {=a ${'~b '.repeat(10)}}`, '11 alternativas'],
  ])('is refused: %s', (_, text, reason) => {
    expect(refusalOf(text)).toContain(reason);
  });

  it.each([
    ['partial credit', 'Qual? {=a ~%50%b}', 'acerto parcial'],
    ['taken points', 'Qual? {=a ~%-50%b}', 'desconto'],
    ['tags', '// [tag:céu] [tag:cor]\nQual? {=a ~b}', 'céu, cor'],
    ['a video', '[html]Veja <iframe src="https://v.example/1"></iframe> {T}', 'virou link'],
    ['an image elsewhere', '[html]Veja <img src="@@PLUGINFILE@@/a.png"> {T}', 'a.png'],
    ['colours', '[html]<p style\\="color\\:red">Veja</p> {T}', 'Cores'],
  ])('is imported, and the loss is reported: %s', (_, text, reason) => {
    expect(only(text).reasons.join()).toContain(reason);
  });
});

describe('a GIFT file', () => {
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
      { line: 11, title: null, severity: 'changed', reason: expect.stringContaining('“a/b”') },
    ]);
  });

  it('imports an image that is a data URL in a text', () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const question = only(
      `[html]Veja <img src\\="data\\:image/png;base64,${png.toString('base64')}" alt\\="x"> {T}`,
    );
    expect(question.images).toEqual([
      { placeholder: '/files/importada-1', name: 'imagem-1', contentType: 'image/png', bytes: png },
    ]);
    expect(question.draft.statement).toContain('<img src="/files/importada-1" alt="x" />');
  });

  it.each([...hostileGift, ...hostileStrings].map((text) => [text.slice(0, 60), text]))(
    'hostile text %j is read or refused with a reason, and never throws',
    (_start, text) => {
      const { questions, problems } = readGift(text);
      for (const { draft } of questions) {
        expect(draft.alternatives.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
        expect(JSON.stringify(draft)).not.toMatch(/<script|onerror/);
      }
      for (const { reason } of problems) expect(reason).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );
});
