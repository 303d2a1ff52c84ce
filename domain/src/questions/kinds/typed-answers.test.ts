import { describe, expect, it } from 'vitest';
import { isAccepted } from './is-accepted.ts';
import { numeric } from './numeric.ts';
import { scored } from './score-table.ts';

// Accepted answers as keyboards of phones, word processors, chats and PDFs write them.

const lenient = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };
const strict = { ignoresCase: false, ignoresAccents: false, allowsTypo: false };

/** The signs that stand for the first one of a line. */
const signs: [plain: string, ...variants: string[]][] = [
  ["'", '\u2018', '\u2019', '\u201A', '\u201B', '\u00B4', '`', '\u02B9', '\u02BB', '\u02BC'],
  ["'", '\u02C8', '\u2032', '\u2035', '\uFF07', '\u2039', '\u203A', '\u275B', '\u275C'],
  ['"', '\u201C', '\u201D', '\u201E', '\u201F', '\u00AB', '\u00BB', '\u2033', '\u2036', '\uFF02'],
  ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE58', '\uFF0D'],
  [' ', '\u00A0', '\u202F', '\u2009', '\u2007', '\u2002', '\u2003', '\u3000', '\t', '  '],
  ['', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u200F', '\u202A'],
  ['', '\u202C', '\u2066', '\u2069', '\uFE0F', '\u180E'],
];

const accepted: [key: string, ...given: string[]][] = [
  ['eficiência', 'e\uFB01ciência', 'EFICIÊNCIA', 'efici\u00EAncia', 'eficie\u0302ncia'],
  ['afluente', 'a\uFB02uente'],
  ['difícil', 'dif\u00EDcil', 'difi\u0301cil'],
  ['oficina', 'o\uFB01cina'],
  ['suficiente', 'su\uFB01ciente'],
  ['cœur', 'coeur', 'C\u0152UR', 'COEUR'],
  ['ex æquo', 'ex aequo'],
  ['1º', '1\u00B0', '1o', '1O', '1\u02DA'],
  ['2ª', '2a', '2A'],
  ['1º de maio', '1° de maio', '1o de Maio'],
  ['90°', '90º', '90˚'],
  ['25 °C', '25 ºC', '25 ˚C', '25 \u2103', '25 ºc'],
  ['H2O', 'H₂O', 'h₂o'],
  ['CO2', 'CO₂', 'co₂'],
  ['H₂SO₄', 'H2SO4', 'h2so4'],
  ['C6H12O6', 'C₆H₁₂O₆'],
  ['Na+', 'Na⁺'],
  ['Ca2+', 'Ca²⁺'],
  ['x²', 'x2', 'x^2', 'X²'],
  ['x^2', 'x²'],
  ['10^5', '10⁵'],
  ['10⁵', '10^5'],
  ['10^-3', '10⁻³', '10^−3', '10^–3'],
  ['2^n', '2ⁿ'],
  ['m³', 'm3', 'm^3'],
  ['m/s²', 'm/s2', 'm/s^2'],
  ['x₁', 'x1'],
  ['½', '1/2', '1\u20442'],
  ['1/2', '½', '1⁄2', '1∕2'],
  ['3/4', '¾'],
  ['…', '...'],
  ['etc...', 'etc…'],
  ['2 x 3', '2 × 3'],
  ['2×3', '2x3', '2X3'],
  ['a·b', 'a⋅b', 'a∙b', 'a•b'],
  ['XVIII', 'ⅩⅤⅢ', 'xviii'],
  ['100%', '100％'],
  ['a=b', 'a＝b'],
  ['ABC', 'ＡＢＣ', 'abc'],
  ['µm', 'μm'],
  ['10 Ω', '10 \u2126'],
  ['300 K', '300 \u212A'],
  ['São Paulo', 'Sa\u0303o Paulo', 'sao paulo', 'SÃO PAULO', '\u200ESão Paulo\u200B'],
  ['guarda-chuva', 'guarda\u2011chuva', 'guarda–chuva', 'Guarda‐chuva'],
  ['"sim"', '“sim”', '«sim»', '„sim“', '”sim”'],
  ["pingo d'água", 'pingo d’água', 'pingo d´água', 'pingo d`água', 'Pingo D’Agua'],
  ["don't", 'don’t', 'DON’T', 'Donʼt'],
  ["rock 'n' roll", 'rock ‘n’ roll', 'rock ’n’ roll'],
  ["I'm", 'I’m', 'i’m'],
  ["5'", '5′', '5’'],
  ['5"', '5″', '5”'],
  ['Nº 5', '\u2116 5', 'N° 5'],
  ['bem-vindo', 'bem—vindo', 'bem\u00AD-vindo'],
  ['1939-1945', '1939–1945', '1939—1945'],
  ['Acre', 'Acre\u00A0', '\u00A0Acre', '\tAcre'],
  ['Mato Grosso', 'Mato\u00A0Grosso', 'Mato\u202FGrosso', 'Mato  Grosso'],
];

const refused: [key: string, ...given: string[]][] = [
  ['10^5', '105'],
  ["d'água", 'dágua', 'd água'],
  ['guarda-chuva', 'guardachuva'],
  ['ré', 'ro'],
  ['H2O', 'H3O', 'H2 O'],
  ['eficiência', 'eficiencias'],
  ['1º', '1', '2º'],
  ['½', '1/3'],
  ['sim', 'sím bolo'],
];

const pairsOf = (rows: [string, ...string[]][]) =>
  rows.flatMap(([key, ...given]) => given.map((text) => [key, text] as const));

describe('a typed text', () => {
  const around = pairsOf(signs).map(([plain, sign]) => [`ab${plain}cd`, `ab${sign}cd`] as const);
  it.each(around)('is %j as %j, also with case and accents', (key, text) => {
    expect(isAccepted(text, [key], strict)).toBe(true);
    expect(isAccepted(key, [text], strict)).toBe(true);
  });

  it.each(pairsOf(accepted))('is %j as %j', (key, text) => {
    expect(isAccepted(text, [key], lenient)).toBe(true);
  });

  it.each(pairsOf(refused))('is not %j as %j', (key, text) => {
    expect(isAccepted(text, [key], lenient)).toBe(false);
  });
});

const numbers: [unit: string | null, value: number, ...given: string[]][] = [
  ['R$', 12.5, 'R$ 12,50', 'R$12,50', 'r$ 12,5', 'R$\u00A012,50', '12,50 R$', '12.5', 'R$ 12.50'],
  ['R$', 1234.5, 'R$ 1.234,50', 'R$ 1 234,50', 'R$ 1234,5'],
  ['R$', -5, '-R$ 5', 'R$ -5', '−R$ 5,00', 'R$ –5'],
  ['US$', 3, 'US$ 3', 'us$3', '3 US$'],
  ['€', 3, '€3', '3 €', '€ 3,00'],
  ['%', 12, '12%', '12 %', '12％', '12'],
  ['km', 2, '2 km', '2 KM', '2 Km', '2km', '2\u202Fkm', '2 km\u200B'],
  ['kg', 70, '70 KG', '70 Kg', '70kg'],
  ['cm', 5, '5 CM', '5 Cm'],
  ['mm', 5, '5 mm', '5 MM'],
  ['m', 5, '5 M', '5 m'],
  ['m/s', 10, '10 M/S', '10 m∕s', '10 m ⁄ s'],
  ['km/h', 80, '80 KM/H', '80 Km/h'],
  ['kWh', 3, '3 kwh', '3 KWH'],
  ['Pa', 3, '3 Pa', '3 PA'],
  ['mol', 2, '2 MOL', '2 mol'],
  ['m²', 4, '4 m²', '4 m2', '4 m^2', '4 M²'],
  ['m^2', 4, '4 m²', '4 m2'],
  ['m/s²', 9.8, '9,8 m/s²', '9.8 m/s2', '9,8 m/s^2', '9,8 M/S²'],
  ['m³', 1, '1 m3', '1 m³'],
  ['°', 90, '90°', '90º', '90 º', '90˚'],
  ['º', 90, '90°', '90º'],
  ['°C', 25, '25 °C', '25 ºC', '25ºc', '25 \u2103'],
  ['Ω', 10, '10 Ω', '10 \u2126'],
  ['µm', 7, '7 μm', '7 µm'],
  [null, 300_000, '3·10⁵', '3x10^5', '3×10⁵', '3 × 10⁵', '3*10^5', '3.10^5', '3⋅10⁵', '3•10⁵'],
  [null, 300_000, '3e5', '3E5', '3·10^5', '3x105', '300.000', '300 000', '300\u00A0000'],
  [null, 6.02e23, '6,02e23', '6.02E23', '6,02·10²³', '6,02 x 10^23', '6.02×10²³', '6,02e+23'],
  [null, 1.6e-19, '1,6e-19', '1,6·10⁻¹⁹', '1,6 x 10^-19', '1.6×10^−19', '1,6e–19'],
  [null, 1e5, '10^5', '10⁵', '1e5', '1·10⁵'],
  [null, 1e-3, '10⁻³', '10^-3', '0,001', ',001'],
  [null, -4, '-4', '−4', '–4', '—4', '\u20114', '- 4', '-4\u200B', '－4'],
  [null, 12.5, '12,5', '12.5', '１２，５', '+12,5', '\uFEFF12,5', '12,50'],
  ['m', 1.5e11, '1,5·10¹¹ m', '1,5e11 m', '1,5x10^11m'],
];

const notNumbers: [unit: string | null, value: number, ...given: string[]][] = [
  ['mW', 2, '2 MW'],
  ['MW', 2, '2 mW', '2 mw'],
  ['mm', 2, '2 Mm', '2 cm'],
  ['mPa', 2, '2 MPa'],
  ['km', 2, '2 m', '2 kg'],
  ['R$', 5, 'US$ 5'],
  [null, 300_000, '3·10⁶', '3·10⁻⁵', '3105', 'x10^5'],
  [null, 1.6e-19, '0', '1,6e-18', '1,61e-19'],
  [null, 6.02e23, '6,03e23', '6,02e22'],
  [null, 1, '1e400', '½½', 'um'],
];

describe('a typed number', () => {
  const kind = 'NUMERIC' as const;
  const rowsOf = (rows: typeof numbers) =>
    rows.flatMap(([unit, value, ...given]) => given.map((text) => [value, unit, text] as const));

  it.each(rowsOf(numbers))('is %s %s as %j', (value, unit, text) => {
    const response = { kind, value: text };
    expect(numeric.misfits({ kind, unit }, response)).toEqual([]);
    expect(scored(numeric, { kind, unit }, { kind, value, tolerance: 0 }, response)).toBe(1);
  });

  it.each(rowsOf(notNumbers))('is not %s %s as %j', (value, unit, text) => {
    const key = { kind, value, tolerance: 0 };
    expect(numeric.score({ kind, unit }, key, { kind, value: text })).toBe(0);
  });

  it.each([
    [6.02e23, 0, []],
    [-1.7e308, 1e300, []],
    [Infinity, 0, ['Escreva um número até 1,79 · 10^308']],
    [1, -1, ['A tolerância não é negativa']],
    [undefined, 0, ['Campo obrigatório']],
    [Number.NaN, 0, ['Escreva um número até 1,79 · 10^308']],
    ['dez', 0, ['Escreva um número até 1,79 · 10^308']],
  ])('is a key of %s ± %s: %j', (value, tolerance, messages) => {
    const { error } = numeric.answerKey.safeParse({ kind, value, tolerance });
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
  });
});
