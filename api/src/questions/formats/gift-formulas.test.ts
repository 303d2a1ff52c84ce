import { describe, expect, it } from 'vitest';
import { readGift } from './gift.ts';

const read = (text: string) => {
  const { questions, problems } = readGift(text);
  return {
    statement: questions[0]?.draft.statement,
    alternatives: questions[0]?.draft.alternatives.map(({ text: html }) => html),
    problems: problems.map(({ reason }) => reason),
  };
};

const answers = '{=certa ~errada}';

describe('a statement with unescaped formulas is read', () => {
  it.each<[statement: string, html: string]>([
    [
      'Uma torneira enche $\\frac{1}{2}$ do tanque em uma hora.',
      '\\(\\frac{1}{2}\\) do tanque em uma hora.',
    ],
    ['A área de um quadrado de lado $x+1$ é $x^{2}+2x+1$.', '\\(x^{2}+2x+1\\).'],
    ['O valor de $\\sqrt{\\frac{16}{25}}$ é', '\\(\\sqrt{\\frac{16}{25}}\\) é'],
    ['Se $2^{x} = 8$, então $x$ vale', '\\(2^{x} = 8\\), então \\(x\\) vale'],
    ['A raiz cúbica $\\sqrt[3]{27}$ é', '\\(\\sqrt[3]{27}\\) é'],
    ['Um carro anda a $20\\,\\text{m/s}$ por $3{,}5\\,\\text{s}$.', '\\(3{,}5\\,\\text{s}\\).'],
    [
      'A queima do metano: $\\ce{CH4 + 2O2 -> CO2 + 2H2O}$',
      '\\(\\ce{CH4 + 2O2 -&gt; CO2 + 2H2O}\\)',
    ],
    ['O íon $\\ce{SO4^{2-}}$ tem carga', '\\(\\ce{SO4^{2-}}\\) tem carga'],
    ['As raízes são $$x = \\frac{-b \\pm \\sqrt{\\Delta}}{2a}$$', '\\[x = \\frac{-b \\pm'],
    [
      'Sabendo que \\(\\frac{a}{b} = \\frac{2}{3}\\), calcule',
      '\\(\\frac{a}{b} = \\frac{2}{3}\\),',
    ],
    ['Considere \\[\\sum_{i=1}^{n} i = 55\\]', '\\[\\sum_{i=1}^{n} i = 55\\]'],
    ['O domínio exige $x \\neq 2$ e $\\nabla f$', '\\(x \\neq 2\\) e \\(\\nabla f\\)'],
    ['Na escala $1:25\\,000$, um rio', '\\(1:25\\,000\\), um rio'],
    [
      'Seja $A = \\{x \\in \\mathbb{R} : x > 0\\}$',
      '\\(A = \\{x \\in \\mathbb{R} : x &gt; 0\\}\\)',
    ],
    ['A constante $6{,}02 \\times 10^{23}~\\text{mol}^{-1}$', '10^{23}~\\text{mol}^{-1}\\)'],
    [
      'O sistema $\\begin{cases}x+y=1\\\\x-y=3\\end{cases}$',
      '\\(\\begin{cases}x+y=1\\\\x-y=3\\end{cases}\\)',
    ],
    ['Com o espaço de $ \\frac{1}{3} $ do total', '\\(\\frac{1}{3}\\) do total'],
    ['Com barras escapadas, \\\\(\\\\frac{1}{2}\\\\) de', '\\(\\frac{1}{2}\\) de'],
    ['Com chaves escapadas, $\\frac\\{1\\}\\{2\\} = x$ de', '\\(\\frac{1}{2} = x\\) de'],
    ['O conjunto $A = \\{1, 2\\}$ tem', '\\(A = \\{1, 2\\}\\) tem'],
    ['Com tudo escapado, $$\\\\frac\\{x\\}\\{2\\} \\= 1$$ é', '\\[\\frac{x}{2} = 1\\] é'],
    ['A fórmula $\\frac{1}\n{2}$ em duas linhas', '\\(\\frac{1} {2}\\) em duas linhas'],
  ])('%s', (statement, html) => {
    const { statement: found, alternatives, problems } = read(`${statement} ${answers}`);
    expect(problems).toEqual([]);
    expect(found).toContain(html);
    expect(alternatives).toEqual(['certa', 'errada']);
  });
});

it('alternatives, explanations and blocks with blank lines can have formulas', () => {
  const { questions, problems } = readGift(`::Fração::Quanto é $\\frac{1}{2} + \\frac{1}{3}$? {
  ~$\\frac{2}{5}$

  =$x = \\frac{5}{6}$#Porque $\\frac{3}{6} = \\frac{1}{2}$.
  ~$10^{-2}$
  ####O denominador é $2 \\cdot 3 = 6$.
}

Quanto custa? {=R$ 5,00 ~R$ 7,00 ~US$5 ou US$7}`);
  expect(problems).toEqual([]);
  expect(questions.map(({ draft }) => draft.alternatives.map(({ text }) => text))).toEqual([
    ['\\(\\frac{2}{5}\\)', '\\(x = \\frac{5}{6}\\)', '\\(10^{-2}\\)'],
    ['R$ 5,00', 'R$ 7,00', 'US$5 ou US$7'],
  ]);
  expect(questions[0]?.draft.explanation).toContain('\\(2 \\cdot 3 = 6\\)');
});

it.each([
  'Pague $5 ou {=$6 ~$7}',
  'O preço em $ é {=5 $ ~6 $}',
  'Qual é menor? {=$a ~$b}',
  'De 5$ a {=7$ ~8$} por 9$',
])('prices hide no answers: %s', (text) => {
  const { problems, alternatives } = read(text);
  expect(problems).toEqual([]);
  expect(alternatives).toHaveLength(2);
});

it('a formula that can’t be drawn stays text and is reported', () => {
  expect(read(`Seja $\\fraq{1}{2}$ ${answers}`)).toEqual({
    statement: '<p>Seja $\\fraq{1}{2}$</p>',
    alternatives: ['certa', 'errada'],
    problems: ['A fórmula “\\fraq{1}{2}” usa \\fraq, que não existe; ela ficou como texto.'],
  });
});

it('a formula with a brace too few is refused by its name', () => {
  expect(read(`Seja $\\frac{1}{2$ ${answers}`).problems).toEqual([
    'A fórmula “$\\frac{1}{2$” tem uma chave sem o seu par.',
  ]);
});

it('formulas of several lines keep the numbers of the lines below', () => {
  const { problems } = readGift(`Some $$
\\frac{1}{2} + 1
$$ {=3/2 ~2}

Uma chave { só`);
  expect(problems).toMatchObject([{ line: 5 }]);
});
