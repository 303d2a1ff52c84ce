import { isElement, type RichElement, type RichNode } from '@sabia/domain/rich-text/node.ts';
import { isUndescribed } from '@sabia/domain/rich-text.ts';
import { drawFormulas } from '../../formulas/draw-formulas.ts';
import { parseHtml } from '../../html/parse-html.ts';
import { breakLines } from './break-lines.ts';
import { inlinePieces } from './inline-pieces.ts';
import type { Block, Context, Marker } from './line.ts';
import { listLabel } from './list-labels.ts';
import { type Picture, pictureBlock, pictureOpener } from './picture-block.ts';
import { tableBlock } from './table-block.ts';
import { lineAscent, lineDescent } from './word-pieces.ts';

interface RichTextOptions {
  /** Of the letters of paragraphs, in points. */
  size: number;
  /** Of a column. */
  width: number;
  /** Pictures are not higher. */
  height: number;
  /** By their addresses in the text. */
  pictures: ReadonlyMap<string, Picture>;
  /** Descriptions of pictures are printed below them. */
  describesPictures: boolean;
}

interface Work extends RichTextOptions {
  doc: PDFKit.PDFDocument;
  inline: ReturnType<typeof inlinePieces>;
  opened: ReturnType<typeof pictureOpener>;
}

/** Lays rich text out in blocks of lines, for a column of a PDF. */
export function richTextLayout(doc: PDFKit.PDFDocument, options: RichTextOptions) {
  const work: Work = { ...options, doc, inline: inlinePieces(doc), opened: pictureOpener(doc) };
  return {
    /** The blocks of a stored rich text, its formulas drawn. `hanging` is drawn before its first line, in a space so wide. */
    async blocks(html: string, hanging?: { marker: Marker; width: number }): Promise<Block[]> {
      const by = hanging?.width ?? 0;
      const context: Context = {
        indent: by,
        width: options.width - by,
        size: options.size,
        align: 'left',
        font: 'regular',
        isPre: false,
        tag: 'P',
        marker: hanging?.marker,
      };
      return blocksOf(parseHtml(await drawFormulas(html)), context, work);
    },
  };
}

const blockTags = new Set(
  'p h2 h3 h4 blockquote ul ol li dl dt dd pre figure figcaption details summary table img hr'.split(
    ' ',
  ),
);

/** Blocks of nodes that may be both text and blocks. Pictures are blocks of their own. */
function blocksOf(nodes: readonly RichNode[], context: Context, work: Work): Block[] {
  const blocks: Block[] = [];
  let inline: RichNode[] = [];
  // The first block that is drawn has the marker.
  const within = () => (blocks.length === 0 ? context : { ...context, marker: undefined });
  const endText = () => {
    blocks.push(...textBlock(inline, within(), work));
    inline = [];
  };
  for (const node of nodes.flatMap(flattened)) {
    if (isElement(node) && blockTags.has(node.tag)) {
      endText();
      blocks.push(...elementBlocks(node, within(), work));
    } else inline.push(node);
  }
  endText();
  return blocks;
}

/** A picture within marks, such as a link, stands alone. */
function flattened(node: RichNode): RichNode[] {
  if (!isElement(node) || blockTags.has(node.tag) || node.tag === 'tex-formula') return [node];
  const hasPicture = node.children.some((child) => isElement(child) && child.tag === 'img');
  return hasPicture ? node.children.flatMap(flattened) : [node];
}

function textBlock(nodes: readonly RichNode[], context: Context, { inline }: Work): Block[] {
  const pieces = inline.ofNodes(nodes, context);
  if (pieces.every(({ isSpace }) => isSpace)) return [];
  const { size, indent, width, align, marker, tag } = context;
  const shape = { width, indent, align, ascent: size * lineAscent, descent: size * lineDescent };
  const lines = breakLines(pieces, shape, inline.joined, marker);
  return [{ tag, lines, before: size * 0.45, isWhole: false, keepsNext: tag === 'H3' }];
}

function elementBlocks(element: RichElement, context: Context, work: Work): Block[] {
  const { tag, children } = element;
  const { size, indent, width } = context;
  const align = element.attributes['align'] ?? 'left';
  const further = { ...context, indent: indent + size * 1.6, width: width - size * 1.6 };
  switch (tag) {
    case 'img':
      return pictureBlocks(element.attributes, context, work);
    case 'table':
      return [
        tableBlock(work.doc, element, { ...context, marker: undefined }, (nodes, at) =>
          blocksOf(nodes, at, work),
        ),
      ];
    case 'ul':
    case 'ol':
      return listBlocks(element, further, work);
    case 'blockquote':
    case 'dd':
      return blocksOf(children, further, work);
    case 'pre':
      return blocksOf(children, { ...context, isPre: true }, work);
    case 'hr':
      return [];
    case 'h2':
    case 'h3':
    case 'h4':
      return blocksOf(children, { ...context, font: 'semibold', tag: 'H3', align }, work);
    case 'dt':
    case 'summary':
      return blocksOf(children, { ...context, font: 'semibold' }, work);
    case 'figcaption':
      return blocksOf(children, { ...context, size: size * 0.88 }, work);
    case 'p':
      return blocksOf(children, { ...context, align }, work);
    default:
      return blocksOf(children, context, work);
  }
}

function pictureBlocks(
  attributes: RichElement['attributes'],
  context: Context,
  work: Work,
): Block[] {
  const { pictures, height, describesPictures, size, doc, opened } = work;
  const picture = pictures.get(attributes['src'] ?? '');
  const alt = isUndescribed(attributes['alt']) ? '' : (attributes['alt'] ?? '');
  const drawn = picture
    ? [pictureBlock(doc, opened(picture), { ...context, size, height, alt, attributes })]
    : [];
  if (!alt || (picture && !describesPictures)) return drawn;
  const below = picture ? { ...context, marker: undefined } : context;
  return [...drawn, ...textBlock([`Descrição da imagem: ${alt}`], below, work)];
}

function listBlocks(
  { tag, attributes, children }: RichElement,
  context: Context,
  work: Work,
): Block[] {
  const start = Number(attributes['start'] ?? 1);
  const items = children.filter(isElement).filter((child) => child.tag === 'li');
  return items.flatMap((item, index) => {
    const label = tag === 'ul' ? '•' : listLabel(start + index, attributes['type']);
    const marker = labelMarker(label, context, work);
    return blocksOf(item.children, { ...context, tag: 'LI', marker }, work);
  });
}

/** A label that ends a little before the text. */
function labelMarker(label: string, context: Context, { inline }: Work): Marker {
  const [piece] = inline.joined(inline.ofNodes([label], context));
  return (x, baseline) => piece?.draw(x - piece.width - context.size * 0.4, baseline);
}
