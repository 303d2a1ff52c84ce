import { isElement, textIn, type RichElement, type RichNode } from './node.ts';
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

/** An equation of Word (Office MathML) as TeX; null if nothing of it can be read. Tags are in lower case: `m:ssup`. */
export function texOfOmml(element: RichElement): string | null {
  const tex = content(element).trim();
  return tex === '' ? null : tex;
}

type Converter = (element: RichElement) => string;

/** The nodes of an element, without the elements for fonts around them. */
const nodesOf = ({ children }: RichElement): RichNode[] =>
  children.flatMap((child) =>
    isElement(child) && !child.tag.startsWith('m:') ? nodesOf(child) : [child],
  );
const partsOf = (element: RichElement): RichElement[] => nodesOf(element).filter(isElement);

/** The content of a part by its name: the denominator of a fraction. */
const part = (element: RichElement, name: string): string => {
  const found = partsOf(element).find(({ tag }) => tag === `m:${name}`);
  return found ? content(found) : '';
};

const content = (element: RichElement): string =>
  joinTex(
    nodesOf(element).map((node) =>
      isElement(node)
        ? (converters[node.tag] ?? (isProperties(node) ? () => '' : content))(node)
        : texOfSigns(node),
    ),
  );

const isProperties = ({ tag }: RichElement): boolean => tag.endsWith('pr');

/** A setting of an element: its value, '' for one without, null without the setting. */
function setting(element: RichElement, name: string): string | null {
  for (const properties of partsOf(element).filter(isProperties)) {
    const found = within(properties, `m:${name}`);
    if (found) return found.attributes['m:val'] ?? '';
  }
  return null;
}

function within(element: RichElement, tag: string): RichElement | null {
  for (const child of element.children.filter(isElement)) {
    const found = child.tag === tag ? child : within(child, tag);
    if (found) return found;
  }
  return null;
}

const isOn = (value: string | null): boolean =>
  value !== null && !['0', 'off', 'false'].includes(value);

const run: Converter = (element) => {
  const text = textIn(element).replace(/\s+/g, ' ');
  const words = text.trim();
  if (isOn(setting(element, 'nor'))) return texOfWords(text);
  return (
    functionCommand(words) ??
    (/^\p{L}{3,}/u.test(words) && setting(element, 'sty') === 'p'
      ? texOfWords(text)
      : texOfSigns(words))
  );
};

const fraction: Converter = (element) => {
  const [above, below] = [part(element, 'num'), part(element, 'den')];
  const type = setting(element, 'type');
  if (type === 'nobar' || type === 'noBar') return `\\genfrac{}{}{0pt}{}{${above}}{${below}}`;
  return type === 'lin' || type === 'skw' ? `{${above}}/{${below}}` : `\\frac{${above}}{${below}}`;
};

const root: Converter = (element) => {
  const degree = isOn(setting(element, 'deghide')) ? '' : part(element, 'deg');
  return `\\sqrt${degree && `[${degree}]`}{${part(element, 'e')}}`;
};

const script = (element: RichElement, marks: readonly [mark: string, name: string][]): string =>
  grouped(part(element, 'e')) +
  marks.map(([mark, name]) => mark + grouped(part(element, name))).join('');

const delimiters: Converter = (element) => {
  const inside = partsOf(element)
    .filter(({ tag }) => tag === 'm:e')
    .map(content);
  const separator = texOfSigns(setting(element, 'sepchr') ?? '|');
  return delimited(
    setting(element, 'begchr') ?? '(',
    joinTex(inside.flatMap((tex, place) => (place > 0 ? [separator, tex] : [tex]))),
    setting(element, 'endchr') ?? ')',
  );
};

const sum: Converter = (element) => {
  const sign = texOfSigns(setting(element, 'chr') || '\u222b');
  const below = part(element, 'sub');
  const above = part(element, 'sup');
  const bounds = `${below && `_${grouped(below)}`}${above && `^${grouped(above)}`}`;
  return joinTex([sign + bounds, ' ', part(element, 'e')]).replace(/\s+/g, ' ');
};

const accent: Converter = (element) => {
  const sign = setting(element, 'chr') || '\u0302';
  const base = part(element, 'e');
  return accented(base, sign) ?? `\\overset{${texOfSigns(sign)}}{${base}}`;
};

const limit =
  (command: 'underset' | 'overset', mark: '_' | '^'): Converter =>
  (element) => {
    const base = part(element, 'e');
    const beside = part(element, 'lim');
    return /^\\(?:lim|max|min|sup|inf)$/.test(base)
      ? `${base}${mark}${grouped(beside)}`
      : `\\${command}{${beside}}{${base}}`;
  };

const converters: Readonly<Record<string, Converter>> = {
  'm:r': run,
  'm:f': fraction,
  'm:rad': root,
  'm:ssup': (element) => script(element, [['^', 'sup']]),
  'm:ssub': (element) => script(element, [['_', 'sub']]),
  'm:ssubsup': (element) =>
    script(element, [
      ['_', 'sub'],
      ['^', 'sup'],
    ]),
  'm:spre': (element) =>
    `{}_${grouped(part(element, 'sub'))}^${grouped(part(element, 'sup'))}${grouped(part(element, 'e'))}`,
  'm:d': delimiters,
  'm:nary': sum,
  'm:func': (element) => joinTex([part(element, 'fname'), ' ', part(element, 'e')]),
  'm:acc': accent,
  'm:bar': (element) =>
    `\\${setting(element, 'pos') === 'top' ? 'overline' : 'underline'}{${part(element, 'e')}}`,
  'm:limlow': limit('underset', '_'),
  'm:limupp': limit('overset', '^'),
  'm:borderbox': (element) => `\\boxed{${part(element, 'e')}}`,
  'm:m': (element) =>
    table(
      partsOf(element)
        .filter(({ tag }) => tag === 'm:mr')
        .map((line) =>
          partsOf(line)
            .filter(({ tag }) => tag === 'm:e')
            .map(content),
        ),
    ),
  'm:eqarr': (element) =>
    table(
      partsOf(element)
        .filter(({ tag }) => tag === 'm:e')
        .map((line) => [content(line)]),
      'aligned',
    ),
};
