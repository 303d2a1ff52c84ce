import { asSource, drawnText, writtenText } from '@sabia/domain/rich-text/drawn-text.ts';
import { withFormulaSources } from '@sabia/domain/rich-text/formulas.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markupAttacks } from '../../../test/support/hostile-set.ts';
import { bodyFormulas } from './body-formulas.ts';
import { drawFormula } from './draw-formula.ts';
import { drawFormulas } from './draw-formulas.ts';
import { replyDrawings, replyFormulas } from './reply-formulas.ts';

const drawn = async (tex: string, isDisplay = false) => drawFormula({ tex, isDisplay });

describe('a formula of a school book is drawn with MathML', () => {
  it.each([
    ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
    ['x_{12}', '<msub>'],
    ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '<mfrac>'],
    ['\\sqrt[3]{8}', '<mroot>'],
    ['\\sum_{i=1}^{n} i', '<msubsup><mo>∑</mo>'],
    ['\\int_0^1 f(x)\\,dx', '<mo>∫</mo>'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '<mtable'],
    ['\\begin{cases}x+y=1\\\\x-y=3\\end{cases}', '<mtable'],
    ['\\alpha \\le \\Omega', '<mi>α</mi>'],
    ['\\overrightarrow{AB}', '<mover accent="true">'],
    ['a < b', '<mo>&lt;</mo>'],
    ['\\sen x + \\tg y', 'sen</mi><mo>⁡</mo>'],
    ['\\mdc(12, 18)', 'mdc</mi><mo>⁡</mo>'],
    ['\\text{área em m}^2', '<mtext>'],
    ['1{,}5 \\times 10^{-3}', '<mo>×</mo>'],
    ['\\ce{2H2 + O2 -> 2H2O}', 'application/x-tex'],
    ['\\ce{SO4^2-}', 'application/x-tex'],
    ['50\\%', '<mi mathvariant="normal">%</mi>'],
    ['R\\$ 5', '$'],
    ['\\kern-2em x\\hspace{18mu}', '<mspace'],
    ['30^{\\circ}', '∘</mo></msup>'],
  ])('%s', async (tex, part) => {
    const drawing = await drawn(tex);
    expect(drawing).toEqual({ html: expect.stringContaining(part) });
    expect(drawing).toEqual({ html: expect.stringContaining('<annotation encoding=') });
  });
});

it('a drawing has the formula in words as its accessible name', async () => {
  expect(await drawn('x^2 < \\text{"a"}')).toEqual({
    html: expect.stringContaining('<math aria-label="x ao quadrado é menor que &quot;a&quot;" '),
  });
});

describe('a wrong formula says what is wrong', () => {
  it.each([
    ['\\frac{1}{2', 'termina cedo demais: falta }'],
    ['x^', 'não tem nada depois de ^'],
    ['x^2^3', 'tem dois índices ou dois expoentes seguidos; use chaves'],
    ['\\fraq{1}{2}', 'usa \\fraq, que não existe'],
    ['\\left( x', 'termina cedo demais: falta \\right'],
    ['a & b', 'tem & fora do lugar'],
    ['}', 'tem } fora do lugar'],
    ['\\begin{foo}x\\end{foo}', 'usa o ambiente foo, que não existe'],
    ['\\begin{matrix}a\\end{array}', 'tem um \\begin que não combina com o \\end'],
    ['a $ b', 'usa $ fora do lugar'],
    ['50%', 'tem % sem barra antes; escreva \\%'],
    ['\\\\%', 'tem % sem barra antes; escreva \\%'],
    ['\\hline', 'usa \\hline fora do lugar'],
    ['\\', 'não pôde ser lida'],
    ['\\text{\\(x\\)}', 'tem \\( fora do lugar'],
    ['\\ce{\\color\\}\\{}', 'tem uma chave a mais ou a menos'],
  ])('%s', async (tex, problem) => {
    expect(await drawn(tex)).toEqual({ problem });
  });
});

describe('a hostile formula is not drawn, or harmless', () => {
  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://ataque.example}',
    '\\includegraphics{https://ataque.example/x.png}',
    '\\htmlId{root}{x}',
    '\\htmlStyle{position:fixed}{x}',
    '\\htmlData{a=b}{x}',
    '\\def\\a{\\a\\a}\\a',
    '\\newcommand{\\a}{xxxx}\\a',
    '\\gdef\\a{x}',
    '\\hspace{-1000em}x',
    '\\kern-99em x',
    '\\raisebox{900em}{x}',
    'x \\\\[99cm] y',
    'x'.repeat(1001),
    '\\begin{matrix}' + '&'.repeat(300) + '\\end{matrix}',
  ])('%s', async (tex) => {
    expect(await drawn(tex)).toEqual({ problem: expect.any(String) });
  });

  it.each(['\\above 900em x', '\\genfrac(]{900em}{1}{x}{y}', '\\Huge{\\Huge{x}}'])(
    '%s stays small',
    async (tex) => {
      const drawing = await drawn(tex);
      const sizes = [...JSON.stringify(drawing).matchAll(/:(-?[\d.]+)em/g)].map(([, em]) =>
        Math.abs(Number(em)),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThan(100);
    },
  );

  it('markup in a formula stays text', async () => {
    for (const attack of markupAttacks) {
      const drawing = await drawn(`\\text{${attack}}`);
      if (!('html' in drawing)) continue;
      expect(
        drawing.html.match(/<(?:script|img|iframe|a|style|object|input|body)[\s>]/),
      ).toBeNull();
      expect(drawing.html).not.toMatch(/<[^<>"]*(?:"[^"]*"[^<>"]*)* on\w+=/);
    }
  });
});

describe('the texts of a reply', () => {
  const schema = z.object({
    title: z.string(),
    statement: drawnText.nullable(),
    parts: z.array(
      z.union([z.object({ text: drawnText.optional() }), z.object({ html: drawnText })]),
    ),
    byName: z.record(z.string(), drawnText),
    authored: asSource(z.object({ statement: drawnText })),
  });
  const reply = {
    title: '\\(x\\)',
    statement: '<p>\\(x\\)</p>',
    parts: [{ text: 'sem fórmula' }, { html: '\\[y\\]' }],
    byName: { a: '\\(z\\)' },
    authored: { statement: '\\(x\\)' },
  };

  it('are drawn where the schema declares them, and give their sources back', async () => {
    const copy = structuredClone(reply);
    const sent = (await replyFormulas(schema)(reply)) as typeof reply;
    expect(reply).toEqual(copy);
    expect(sent.title).toBe('\\(x\\)');
    expect(sent.authored).toEqual(reply.authored);
    for (const html of [sent.statement, sent.parts[1]?.html, sent.byName.a])
      expect(html).toContain('<math');
    expect(sent.parts[1]?.html).toContain('display="block"');
    expect(
      JSON.parse(JSON.stringify(sent), (_, value) =>
        typeof value === 'string' ? withFormulaSources(value) : value,
      ),
    ).toEqual(copy);
  });

  it('are drawn up to the limit of a reply; the texts after it keep their source', async () => {
    const long = { statement: '\\(x+y\\)'.repeat(300) };
    const exam = { questions: Array.from({ length: 100 }, () => long) };
    const draw = replyFormulas(
      z.object({ questions: z.array(z.object({ statement: drawnText })) }),
    );
    const sent = (await draw(exam)) as typeof exam;
    const drawnTexts = sent.questions.filter(({ statement }) => statement !== long.statement);
    expect(drawnTexts.length).toBeGreaterThan(0);
    expect(sent.questions.slice(0, drawnTexts.length)).toEqual(drawnTexts);
    const source = JSON.stringify(exam).length;
    expect(JSON.stringify(sent).length - source).toBeLessThan(1.5 * replyDrawings.characters);
    const forVisitors = { characters: replyDrawings.charactersForVisitors };
    const whole = (await draw({ questions: [long] }, forVisitors)) as typeof exam;
    expect(whole.questions[0]?.statement).toContain('<math');
  });

  it('are the same object without formulas', async () => {
    const plain = { ...reply, statement: null, parts: [], byName: {} };
    expect(await replyFormulas(schema)(plain)).toBe(plain);
  });
});

it('a text with a wrong formula keeps its source', async () => {
  const html = await drawFormulas('<p>\\(x\\) e \\(\\foo\\) e \\(x\\)</p>');
  expect(html.match(/<tex-formula /g)).toHaveLength(2);
  expect(html).toContain(' e \\(\\foo\\) e ');
});

it('a wrong formula in a body is tied to its field', async () => {
  const schema = z.object({
    statement: z.string().meta(writtenText),
    alternatives: z.array(z.object({ text: z.string().max(9).meta(writtenText) })),
  });
  const body = { statement: '\\(a<b\\)', alternatives: [{ text: 'a' }, { text: '\\(x^\\)' }] };
  expect(await bodyFormulas(schema)(body)).toEqual([
    { path: 'alternatives.1.text', message: 'A fórmula “x^” não tem nada depois de ^.' },
  ]);
  const many = { statement: '\\(x\\)'.repeat(301), alternatives: [] };
  expect(await bodyFormulas(schema)(many)).toEqual([
    { path: 'statement', message: expect.stringContaining('301 fórmulas') },
  ]);
});
