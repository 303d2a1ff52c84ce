import { isElement, textIn, type RichElement } from './node.ts';
import { closings, isPair, openings, signsIn } from './mathml-fences.ts';
import {
  accented,
  delimited,
  functionCommand,
  grouped,
  joinTex,
  table,
  texOfSigns,
  texOfWords,
} from './tex-signs.ts';

/** Presentation MathML as TeX. Elements without a counterpart become their content. */
export function texOfMathml(element: RichElement): string {
  const { tag } = element;
  const convert = converters[tag];
  return convert ? convert(element) : row(element);
}

type Converter = (element: RichElement) => string;

const partsOf = ({ children }: RichElement): RichElement[] =>
  children.filter(isElement).filter(({ tag }) => !tag.startsWith('annotation'));
const at = (element: RichElement, place: number): string => {
  const part = partsOf(element)[place];
  return part ? texOfMathml(part) : '';
};
/** Parts side by side; those between delimiters are one part. */
function row(element: RichElement): string {
  const parts = partsOf(element);
  if (parts.length === 0) return texOfSigns(textIn(element));
  return rowOf(parts);
}

function rowOf(parts: readonly RichElement[]): string {
  const [first] = parts;
  const last = parts.at(-1);
  const open = first?.tag === 'mo' ? signsIn(first) : '';
  const close = parts.length > 1 && last?.tag === 'mo' ? signsIn(last) : '';
  if (openings.has(open) && closings.has(close) && isPair(parts))
    return delimited(open, rowOf(parts.slice(1, -1)), close);
  const [, second] = parts;
  if (open === '{' && parts.length === 2 && second && isTable(second))
    return delimited('{', texOfMathml(second), '');
  return joinTex(parts.map(texOfMathml));
}

const isTable = (element: RichElement): boolean => {
  if (element.tag === 'mtable') return true;
  const [only, ...others] = partsOf(element);
  return Boolean(only) && others.length === 0 && isTable(only as RichElement);
};

const variants: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

function identifier(element: RichElement): string {
  const name = textIn(element).trim();
  const command = functionCommand(name);
  if (command) return command;
  const variant = variants[element.attributes['mathvariant'] ?? ''];
  const tex = texOfSigns(name);
  if (variant) return `\\${variant}{${tex}}`;
  const isUpright = element.attributes['mathvariant'] === 'normal' && /^[a-zA-Z]$/.test(name);
  return isUpright || /^\p{L}{2,}$/u.test(name) ? `\\mathrm{${tex}}` : tex;
}

/** The base of scripts. */
const base = (element: RichElement): string => {
  const tex = at(element, 0);
  return tex.startsWith('\\operatorname') || /^\\[a-zA-Z]+\{[^{}]*\}$/.test(tex)
    ? tex
    : grouped(tex);
};

/** A sum, an integral or a limit has its bounds as scripts. */
const takesBounds = (tex: string): boolean =>
  /^\\(?:sum|prod|coprod|int|iint|iiint|oint|lim|max|min|sup|inf|det|gcd|bigcup|bigcap)$/.test(tex);

const unders: Readonly<Record<string, string>> = {
  _: 'underline',
  '\u0332': 'underline',
  '\u23df': 'underbrace',
  '\u00af': 'underline',
};

const over: Converter = (element) => {
  const tex = at(element, 0);
  const above = at(element, 1);
  if (takesBounds(tex)) return `${tex}^${grouped(above)}`;
  return accented(tex, signsIn(partsOf(element)[1])) ?? `\\overset{${above}}{${tex}}`;
};

const under: Converter = (element) => {
  const tex = at(element, 0);
  const below = at(element, 1);
  if (takesBounds(tex)) return `${tex}_${grouped(below)}`;
  const command = unders[signsIn(partsOf(element)[1])];
  return command ? `\\${command}{${tex}}` : `\\underset{${below}}{${tex}}`;
};

const underOver: Converter = (element) => {
  const tex = at(element, 0);
  const [below, above] = [at(element, 1), at(element, 2)];
  return takesBounds(tex)
    ? `${tex}_${grouped(below)}^${grouped(above)}`
    : `\\overset{${above}}{\\underset{${below}}{${tex}}}`;
};

const fraction: Converter = (element) => {
  const [above, below] = [at(element, 0), at(element, 1)];
  const { linethickness, bevelled } = element.attributes;
  if (linethickness !== undefined && Number.parseFloat(linethickness) === 0)
    return `\\genfrac{}{}{0pt}{}{${above}}{${below}}`;
  return bevelled === 'true' ? `{${above}}/{${below}}` : `\\frac{${above}}{${below}}`;
};

const rows: Converter = (element) => {
  const cells = partsOf(element).map((line) =>
    partsOf(line)
      .slice(line.tag === 'mlabeledtr' ? 1 : 0)
      .map(texOfMathml),
  );
  const isAligned = /^\s*right\s+left/.test(element.attributes['columnalign'] ?? '');
  return table(cells, isAligned ? 'aligned' : 'matrix');
};

const fenced: Converter = (element) => {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  const signs = Array.from(separators.replace(/\s/g, ''));
  const parts = partsOf(element).map(texOfMathml);
  const inside = parts.flatMap((tex, place) => {
    const sign = signs[Math.min(place, signs.length - 1)] ?? '';
    return place < parts.length - 1 ? [tex, texOfSigns(sign)] : [tex];
  });
  return delimited(open, joinTex(inside), close);
};

const multiScripts: Converter = (element) => {
  const [first, ...scripts] = partsOf(element);
  const split = scripts.findIndex(({ tag }) => tag === 'mprescripts');
  const pairs = (parts: readonly RichElement[]) =>
    parts
      .map((part, place) => [place % 2 === 0 ? '_' : '^', texOfMathml(part)] as const)
      .filter(([, tex]) => tex !== '')
      .map(([mark, tex]) => mark + grouped(tex))
      .join('');
  const behind = pairs(split < 0 ? scripts : scripts.slice(0, split));
  const before = split < 0 ? '' : pairs(scripts.slice(split + 1));
  return `${before && `{}${before}`}${first ? grouped(texOfMathml(first)) : ''}${behind}`;
};

const enclosed: Converter = (element) => {
  const notation = element.attributes['notation'] ?? '';
  if (/box|roundedbox/.test(notation)) return `\\boxed{${row(element)}}`;
  return /diagonalstrike/.test(notation) ? `\\cancel{${row(element)}}` : row(element);
};

const converters: Readonly<Record<string, Converter>> = {
  mi: identifier,
  mn: (element) => texOfSigns(textIn(element).trim()),
  mo: (element) => functionCommand(textIn(element).trim()) ?? texOfSigns(textIn(element).trim()),
  mtext: (element) => texOfWords(textIn(element)),
  ms: (element) => texOfWords(`"${textIn(element)}"`),
  mspace: ({ attributes }) => (Number.parseFloat(attributes['width'] ?? '0') > 0 ? '\\;' : ''),
  mfrac: fraction,
  msqrt: (element) => `\\sqrt{${row(element)}}`,
  mroot: (element) => `\\sqrt[${at(element, 1)}]{${at(element, 0)}}`,
  msup: (element) => {
    const above = at(element, 1);
    return base(element) + (/^'+$/.test(above) ? above : `^${grouped(above)}`);
  },
  msub: (element) => `${base(element)}_${grouped(at(element, 1))}`,
  msubsup: (element) => `${base(element)}_${grouped(at(element, 1))}^${grouped(at(element, 2))}`,
  mover: over,
  munder: under,
  munderover: underOver,
  mtable: rows,
  mfenced: fenced,
  mmultiscripts: multiScripts,
  menclose: enclosed,
  mphantom: (element) => `\\phantom{${row(element)}}`,
  none: () => '',
  mprescripts: () => '',
  maction: (element) => at(element, 0),
  semantics: (element) => at(element, 0),
};
