import { isElement, type RichElement, type RichNode } from '@sabia/domain/rich-text/node.ts';
import { formulaPieces } from './formula-pieces.ts';
import type { Context, Piece, WordStyle } from './line.ts';
import { wordPieces } from './word-pieces.ts';

const lineBreak: Piece = { width: 0, height: 0, depth: 0, breaks: 'always', draw() {} };

/** The words, spaces and formulas of the text of a block. */
export function inlinePieces(doc: PDFKit.PDFDocument) {
  const words = wordPieces(doc);
  const styles = new Map<string, WordStyle>();

  /** The same object for the same look. */
  function styleOf(style: WordStyle): WordStyle {
    const key = Object.values(style).join(' ');
    const known = styles.get(key) ?? style;
    styles.set(key, known);
    return known;
  }

  function ofNodes(nodes: readonly RichNode[], style: WordStyle, context: Context): Piece[] {
    return nodes.flatMap((node) => {
      if (!isElement(node)) return ofText(node, style, context);
      const { tag, attributes, children } = node;
      if (tag === 'tex-formula') return formulaPieces(doc, node, style, context.width);
      if (tag === 'br') return [lineBreak];
      if (tag === 'audio') return ofText(nameOfAudio(attributes), style, context);
      return ofNodes(children, styleOf(styleWithin(tag, style)), context);
    });
  }

  function ofText(text: string, style: WordStyle, { isPre, width }: Context): Piece[] {
    if (!isPre) return words.ofText(text.replaceAll(/[ \t\n\r\f]+/g, ' '), style, width);
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [lineBreak] : []),
        ...words.ofText(line.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'), style, width),
      ]);
  }

  return {
    ofNodes: (nodes: readonly RichNode[], context: Context): Piece[] => {
      const { size, font } = context;
      const plain = { font, isItalic: false, isUnderlined: false, isStruck: false, size, rise: 0 };
      return ofNodes(nodes, styleOf(plain), context);
    },
    joined: words.joined,
  };
}

function styleWithin(tag: string, style: WordStyle): WordStyle {
  const { size, rise } = style;
  if (tag === 'strong') return { ...style, font: 'semibold' };
  if (tag === 'em') return { ...style, isItalic: true };
  if (tag === 'u') return { ...style, isUnderlined: true };
  if (tag === 's') return { ...style, isStruck: true };
  if (tag === 'sup') return { ...style, size: size * 0.7, rise: rise + size * 0.35 };
  if (tag === 'sub') return { ...style, size: size * 0.7, rise: rise - size * 0.15 };
  return style;
}

const nameOfAudio = ({ title }: RichElement['attributes']): string =>
  title ? `Áudio: ${title}` : 'Áudio';
