import { alignments, listTypes } from './elements.ts';
import type { RichElement } from './node.ts';

type Style = ReadonlyMap<string, string>;

const noStyle: Style = new Map();

/** The declarations of a `style` attribute. */
export function styleOf({ attributes }: RichElement): Style {
  if (!attributes['style']) return noStyle;
  const declarations = attributes['style'].toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

/** Marks that a word processor writes as a style: `vertical-align: super` is an exponent. */
export function marksOfStyle(style: Style): string[] {
  if (style.size === 0) return [];
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const marks = {
    strong: /^(?:bold|bolder|[6-9]00)\b/.test(style.get('font-weight') ?? ''),
    em: /^(?:italic|oblique)/.test(style.get('font-style') ?? ''),
    u: decoration.includes('underline'),
    s: decoration.includes('line-through'),
    sup: style.get('vertical-align') === 'super',
    sub: style.get('vertical-align') === 'sub',
  };
  return Object.entries(marks)
    .filter(([, isSet]) => isSet)
    .map(([mark]) => mark);
}

/** `<b style="font-weight: normal">` is not bold. */
export const isUnmarked = (mark: string, style: Style): boolean =>
  (mark === 'strong' && /^(?:normal|[1-5]00)\b/.test(style.get('font-weight') ?? '')) ||
  (mark === 'em' && style.get('font-style') === 'normal');

const ends: Readonly<Record<string, string>> = { end: 'right', middle: 'center' };
const floats = new Set(['table', 'img', 'hr', 'caption', 'figure']);

/** The alignment of the paragraphs in an element; null for left. */
export function alignmentOf(element: RichElement, style: Style, inherited: string | null) {
  const { tag, attributes } = element;
  const written = floats.has(tag) ? undefined : attributes['align']?.toLowerCase();
  const own = style.get('text-align') || written || (tag === 'center' ? tag : undefined);
  if (!own || own === 'inherit') return inherited;
  const alignment = (ends[own] ?? own).replace('-webkit-', '');
  return alignments.includes(alignment) ? alignment : null;
}

const notations: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The notation of an ordered list; undefined for numbers. Google Docs writes it at the items. */
export function listTypeOf(list: RichElement): string | undefined {
  const item = list.children.find((node) => typeof node !== 'string' && node.tag === 'li');
  const written = [list, ...(item && typeof item !== 'string' ? [item] : [])].map((element) => {
    const style = styleOf(element);
    const name = style.get('list-style-type') ?? style.get('list-style')?.split(' ')[0] ?? '';
    return notations[name] ?? element.attributes['type'];
  });
  return written.find((type) => type !== undefined && listTypes.includes(type));
}

const plainColors =
  /^(?:|black|windowtext|inherit|initial|unset|auto|currentcolor|#000(?:000)?|rgb\(0, ?0, ?0\)|canvastext)$/;
const plainBackgrounds =
  /^(?:|none|transparent|white|inherit|initial|unset|#fff(?:fff)?|rgb\(255, ?255, ?255\)|rgba\(0, ?0, ?0, ?0\)|canvas)$/;

/** True for colors and fonts, which rich text does not keep. */
export function hasLostStyle({ tag, attributes }: RichElement, style: Style): boolean {
  return (
    ['font', 'mark', 'big', 'small'].includes(tag) ||
    attributes['color'] !== undefined ||
    attributes['bgcolor'] !== undefined ||
    style.has('font-family') ||
    style.has('font-size') ||
    !plainColors.test(style.get('color') ?? '') ||
    !plainBackgrounds.test(style.get('background-color') ?? style.get('background') ?? '')
  );
}
