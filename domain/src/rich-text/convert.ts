import {
  createBlock,
  isBlankLine,
  isBlock,
  isEmpty,
  trim,
  type Block,
  type Child,
  type Inline,
  type Line,
  type Mark,
} from './block.ts';
import { audioInWords, sourceOf, titleOf, withAudioApart } from './audio.ts';
import { anchorPrefix, richTextElements } from './elements.ts';
import { formulaSource } from './formulas.ts';
import { attributesAsHtml, escapeHtml, type Attributes } from './html-text.ts';
import { joinItems } from './join-items.ts';
import type { RichTextLoss } from './losses.ts';
import { mathAsText } from './math.ts';
import { shownFormula } from './shown-formula.ts';
import { isBlank, isElement, textIn, type RichElement, type RichNode } from './node.ts';
import {
  alignmentOf,
  hasLostStyle,
  isUnmarked,
  listTypeOf,
  marksOfStyle,
  styleOf,
} from './style.ts';
import { partsOf } from './table-parts.ts';
import { write, type WrittenMark } from './write-block.ts';

interface Conversion {
  /** The address under which an image is kept; null if it isn't. */
  image: (attributes: RichElement['attributes']) => string | null;
  /** The address under which audio is kept; null if it isn't. */
  audio: (src: string) => string | null;
  /** The attributes of a link; null for a link that becomes text. */
  link: (href: string) => Attributes | null;
  say: (loss: RichTextLoss) => void;
  /** The text in the place of an object or field that is seen and not kept; without it, nothing. */
  mark?: (kind: 'media' | 'interactive') => string;
}

/**
 * Converts any HTML to rich text. The text of each block stays a block of its own; elements that rich text does not
 * have become equivalents or paragraphs. The result is not sanitised.
 */
export function convertRichText(nodes: readonly RichNode[], conversion: Conversion): string {
  const work: Work = {
    ...conversion,
    headingShift: nodes.some(hasTopHeading) ? 1 : 0,
    waiting: [],
    anchors: new Map(),
    written: new Map(),
    latest: null,
  };
  const root = createBlock('', {});
  fill(root, nodes, { marks: [], align: null, isPre: false, depth: 0 }, work);
  finish(root, work);
  if (work.latest) giveWaiting(work.latest, work);
  return root.children.map((child) => write(child, work)).join('');
}

interface Context {
  marks: readonly Mark[];
  align: string | null;
  /** Within preformatted text: line feeds are line breaks. */
  isPre: boolean;
  depth: number;
}

interface Work extends Conversion {
  headingShift: 0 | 1;
  /** Ids of elements that are not kept; the next block gets them. */
  waiting: string[];
  /** The stored id for each given id. */
  anchors: Map<string, string>;
  /** The HTML of each link; null for one that becomes text. */
  written: Map<Mark, WrittenMark | null>;
  /** The last block with an id or a place for one. */
  latest: Block | null;
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

const markOf = new Map(
  Object.entries({
    strong: 'strong b',
    em: 'em i cite dfn',
    u: 'u ins',
    s: 's del strike',
    code: 'code tt kbd samp var',
    sup: 'sup',
    sub: 'sub',
  }).flatMap(([mark, tags]) => tags.split(' ').map((tag) => [tag, mark] as const)),
);

/** Elements whose content is no text of the page. */
const withoutText =
  named(`script style template noscript noembed noframes iframe object applet canvas svg
  title meta link base area param track source video audio embed datalist colgroup col frame frameset`);
const players = named('iframe video audio embed');
const drawings = named('object applet canvas svg');
const interactive = named('script form input select textarea button');
const headings = named('h1 h2 h3 h4 h5 h6');
const lists = named('ul ol menu dir dl');
const preformatted = named('pre xmp listing plaintext');
/** Blocks that rich text does not have where they are: their content becomes paragraphs. */
const partitions =
  named(`address article aside body caption center dd dialog div dt fieldset figcaption footer
  form head header hgroup html legend li main nav optgroup option search section select summary tbody td
  textarea tfoot th thead tr`);
const blocks = new Set([
  'p',
  'table',
  'figure',
  'details',
  'blockquote',
  'hr',
  ...headings,
  ...lists,
  ...preformatted,
  ...partitions,
]);
/** Blocks of rich text that contain no blocks. */
const inlineOnly = named('p h2 h3 h4 dt figcaption summary pre');
/** Those that are divided at audio. */
const holdsAudio = named('p h2 h3 h4');

/** Deeper blocks become paragraphs. */
const maxDepth = 30;

function fill(into: Block, nodes: readonly RichNode[], context: Context, work: Work): void {
  for (const node of holdsBlocks(into, context) ? joinItems(nodes) : nodes) {
    if (isElement(node)) addElement(into, node, context, work);
    else addText(into, node, context);
  }
}

function addElement(into: Block, element: RichElement, outside: Context, work: Work): void {
  const { tag, children } = element;
  const formula = shownFormula(element);
  if (formula) return addText(into, formulaSource(formula), outside);
  sayLosses(element, work);
  if (tag === 'audio') return addAudio(into, element, outside, work);
  if (players.has(tag)) return addPlayer(into, element, outside, work);
  if (work.mark && isSeenOnly(element))
    return addText(into, work.mark(drawings.has(tag) ? 'media' : 'interactive'), outside);
  if (withoutText.has(tag)) return;
  if (tag === 'math') return fill(into, mathAsText(element), outside, work);
  if (tag === 'br') return addInline(into, lineBreakIn(into), outside);
  if (tag === 'img') return addImage(into, element, outside, work);

  const context = within(element, outside);
  if (!blocks.has(tag)) {
    nameLine(into, element, work);
    return fill(into, children, context, work);
  }
  breakOff(into, work);
  const made = holdsBlocks(into, context) ? blocksOf(into, element, context, work) : null;
  if (made) into.children.push(...made);
  else {
    nameLine(into, element, work);
    fill(into, children, context, work);
    breakOff(into, work);
  }
}

const holdsBlocks = ({ tag }: Block, { depth }: Context): boolean =>
  !inlineOnly.has(tag) && depth < maxDepth;

/** The blocks that an element becomes; null for one whose content becomes paragraphs. */
function blocksOf(into: Block, element: RichElement, context: Context, work: Work): Child[] | null {
  const { tag } = element;
  if (tag === 'p' || headings.has(tag)) return withAudioApart(textBlock(element, context, work));
  if (preformatted.has(tag)) return [codeBlock(element, context, work)];
  if (lists.has(tag)) return listBlock(element, context, work);
  if (tag === 'table') return tableBlock(into, element, context, work);
  if (tag === 'blockquote' || tag === 'hr' || belongs(into, tag)) {
    return [filled(tag, element, context, work)];
  }
  if (tag !== 'figure' && tag !== 'details') return null;
  const block = filled(tag, element, context, work);
  if (isWhole(block)) return [block];
  if (tag === 'details') work.say({ kind: 'details' });
  return block.children.filter((child) => !isEmpty(child)).map(withoutFrame);
}

/** True for the caption of a figure and for the summary at the start of a details element. */
const belongs = (into: Block, tag: string): boolean =>
  (tag === 'figcaption' && into.tag === 'figure') ||
  (tag === 'summary' && into.tag === 'details' && into.children.length === 0);

function filled(tag: string, element: RichElement, context: Context, work: Work): Block {
  const block = open(tag, element, work);
  fill(block, element.children, { ...context, depth: context.depth + 1 }, work);
  finish(block, work);
  return block;
}

function textBlock(element: RichElement, context: Context, work: Work): Block {
  const level = Math.min(4, Math.max(2, Number(element.tag[1]) + work.headingShift));
  const block = filled(element.tag === 'p' ? 'p' : `h${level}`, element, context, work);
  block.attributes['align'] = context.align ?? undefined;
  return block;
}

/** Code keeps its marks, and its language if a class names it. */
function codeBlock(element: RichElement, context: Context, work: Work): Block {
  const block = filled('pre', element, { ...context, marks: [] }, work);
  block.attributes['class'] = languageOf(element);
  return block;
}

function languageOf({ attributes, children }: RichElement): string | undefined {
  const name = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,30})(?=\s|$)/.exec(attributes['class'] ?? '')?.[1];
  if (name) return `language-${name}`;
  const code = children.filter(isElement).find(({ tag }) => tag === 'code');
  return code && languageOf(code);
}

/** A list of items or of terms, if there are any. Other content in it belongs to the item before. */
function listBlock(element: RichElement, context: Context, work: Work): Block[] {
  const tag = element.tag === 'ol' || element.tag === 'dl' ? element.tag : 'ul';
  const list = open(tag, element, work);
  if (tag === 'ol') {
    const { start } = measured(element.attributes);
    Object.assign(list.attributes, { start, type: listTypeOf(element) });
  }
  addItems(list, element.children, { ...context, depth: context.depth + 1 }, work);
  finishItem(list, work);
  return list.children.length > 0 ? [list] : [];
}

function addItems(list: Block, nodes: readonly RichNode[], context: Context, work: Work): void {
  const isTerms = list.tag === 'dl';
  let stray: Block | null = null;
  for (const node of nodes) {
    if (isBlank(node) && !stray) continue;
    if (isElement(node) && (isTerms ? /^d[dt]$/ : /^li$/).test(node.tag)) {
      sayLosses(node, work);
      finishItem(list, work);
      const item = open(node.tag, node, work);
      list.children.push(item);
      fill(item, node.children, within(node, context), work);
      stray = null;
    } else if (isTerms && isElement(node) && node.tag === 'div') {
      addItems(list, node.children, within(node, context), work);
    } else {
      stray ??= lastItem(list, work);
      fill(stray, [node], context, work);
    }
  }
}

/** The item that content outside of the items belongs to, ready for a new paragraph. */
function lastItem(list: Block, work: Work): Block {
  const last = list.children.at(-1);
  if (last && isBlock(last) && last.tag !== 'dt') {
    breakOff(last, work);
    return last;
  }
  finishItem(list, work);
  const item = createBlock(list.tag === 'dl' ? 'dd' : 'li', {});
  list.children.push(item);
  return item;
}

function finishItem(list: Block, work: Work): void {
  const last = list.children.at(-1);
  if (last && isBlock(last)) finish(last, work);
}

/** A table with one body, if it has cells. A caption makes it a figure. */
function tableBlock(into: Block, table: RichElement, context: Context, work: Work): Child[] | null {
  const { rows, captions, others } = partsOf(table);
  const [caption, ...more] = captions.filter((each) => !isBlank(textIn(each)));
  if (caption || more.length > 0 || others.some((node) => !isBlank(node))) {
    const children = rows.length > 0 ? [{ ...table, children: rows }] : [];
    const figure: RichNode[] = caption
      ? [{ ...caption, tag: 'figcaption' }, ...children]
      : children;
    fill(into, [...others, ...more], context, work);
    breakOff(into, work);
    return blocksOf(into, { tag: 'figure', attributes: {}, children: figure }, context, work);
  }
  const block = open('table', table, work);
  const body = createBlock('tbody', {});
  for (const row of rows) {
    const cells = createBlock('tr', {});
    wait(row, work);
    addCells(cells, row, within(row, { ...context, depth: context.depth + 1 }), work);
    if (cells.children.length > 0) body.children.push(cells);
  }
  if (body.children.length === 0) return [];
  block.children.push(body);
  return [block];
}

function addCells(cells: Block, row: RichElement, context: Context, work: Work): void {
  for (const node of row.children) {
    if (isBlank(node)) continue;
    const isCell = isElement(node) && (node.tag === 'td' || node.tag === 'th');
    const cell: RichElement = isCell ? node : { tag: 'td', attributes: {}, children: [node] };
    if (isCell) sayLosses(cell, work);
    const block = filled(cell.tag, cell, within(cell, context), work);
    const { colspan, rowspan, colwidth } = measured(cell.attributes);
    Object.assign(block.attributes, { colspan, rowspan, colwidth });
    cells.children.push(block);
  }
}

/** True for a figure with one caption at its edge, and for details that begin with their summary. */
function isWhole({ tag, children }: Block): boolean {
  const tags = children.map((child) => (isBlock(child) ? child.tag : ''));
  if (tags.length < 2) return false;
  if (tag === 'details') return tags[0] === 'summary' && !isEmpty(children[0]);
  const captions = children.filter((child) => isBlock(child) && child.tag === 'figcaption');
  const isAtEdge = tags[0] === 'figcaption' || tags.at(-1) === 'figcaption';
  return captions.length === 1 && isAtEdge && !isEmpty(captions[0]);
}

/** A caption, a summary or a text becomes a paragraph when its figure or details element is not kept. */
function withoutFrame(child: Child): Child {
  if (!isBlock(child))
    return isMedia(child) ? child : { ...createBlock('p', {}), children: [child] };
  return ['figcaption', 'summary'].includes(child.tag) ? { ...child, tag: 'p' } : child;
}

function addText(into: Block, text: string, context: Context): void {
  const lines = context.isPre && into.tag !== 'pre' ? text.split('\n') : [text];
  for (const [at, line] of lines.entries()) {
    if (at > 0) addInline(into, lineBreakIn(into), context);
    addInline(into, { html: escapeHtml(line), isBlank: isBlank(line) }, context);
  }
}

/** Adds inline content. White space between blocks means nothing. */
function addInline(into: Block, inline: Omit<Inline, 'marks'>, { marks, align }: Context): void {
  if (inline.isBlank && !into.line && !inlineOnly.has(into.tag)) return;
  into.line ??= { content: [], align };
  const { content } = into.line;
  if (into.isBroken && !inline.isBlank) {
    content.push({ ...lineBreakIn(into), marks: [] });
    into.isBroken = false;
  }
  const allowed = into.tag === 'pre' ? marks.filter(({ tag }) => tag !== 'code') : marks;
  content.push({ ...inline, marks: allowed });
}

const lineBreakIn = ({ tag }: Block) => ({
  html: tag === 'pre' ? '\n' : '<br />',
  isBlank: true,
});

function addImage(into: Block, { attributes }: RichElement, context: Context, work: Work): void {
  const { alt, title } = attributes;
  const src = into.tag === 'pre' ? null : work.image(attributes);
  const { width, height } = measured(attributes);
  const html = src
    ? `<img${attributesAsHtml({ src, alt, title, width, height })} />`
    : escapeHtml(alt?.trim() ? `[${alt.trim()}]` : '');
  if (html) addInline(into, { html, isBlank: false }, context);
}

/** Audio of the school stands between blocks; in a caption, a term or code it becomes its words. */
function addAudio(into: Block, element: RichElement, context: Context, work: Work): void {
  const src = work.audio(sourceOf(element));
  if (!src) return addPlayer(into, element, context, work);
  const title = titleOf(element);
  const html = `<audio${attributesAsHtml({ src, controls: '', title })}></audio>`;
  if (holdsAudio.has(into.tag)) return addInline(into, { html, isBlank: false }, context);
  if (inlineOnly.has(into.tag)) {
    work.say({ kind: 'media', example: '<audio>' });
    return addText(into, audioInWords(title), context);
  }
  breakOff(into, work);
  into.children.push({ content: [{ html, isBlank: false, marks: [] }], align: null });
}

/** Replaces an embedded player by a link to what it plays. */
function addPlayer(into: Block, element: RichElement, context: Context, work: Work): void {
  const src = sourceOf(element);
  const href = src.startsWith('//') ? `https:${src}` : src;
  if (!/^https?:\/\//i.test(href)) {
    work.say({ kind: 'media', example: `<${element.tag}>` });
    if (work.mark) addText(into, work.mark('media'), context);
    return;
  }
  work.say({ kind: 'mediaLinked', example: href });
  fill(into, [{ tag: 'a', attributes: { href }, children: [href] }], context, work);
}

/** Ends the line before a block: it becomes a paragraph, or a line if the block can't contain any. */
function breakOff(into: Block, work: Work): void {
  if (inlineOnly.has(into.tag)) {
    into.isBroken = into.line !== null && !isBlankLine(into.line);
    return;
  }
  const { line } = into;
  into.line = null;
  if (!line || isBlankLine(line)) return;
  trim(line);
  if (isMedia(line)) {
    into.children.push(line);
    return;
  }
  const paragraph = open('p', { tag: 'p', attributes: {}, children: [] }, work);
  paragraph.attributes['align'] = line.align ?? undefined;
  paragraph.children.push(line);
  into.children.push(paragraph);
}

/** True for images or audio without text, which need no paragraph. */
const isMedia = ({ content }: Line): boolean =>
  content.every((inline) => inline.isBlank || /^<(?:img|audio)/.test(inline.html));

/** Ends a block. A block with inline content only needs no paragraph. */
function finish(block: Block, work: Work): void {
  const { line } = block;
  const isAlone = block.children.length === 0 && line && !line.align;
  const canName = block.tag !== '' || work.waiting.length === 0;
  if (line && (inlineOnly.has(block.tag) || (isAlone && canName && !isBlankLine(line)))) {
    if (!inlineOnly.has(block.tag)) trim(line);
    block.children.push(line);
    block.line = null;
    if (block.tag !== '') giveWaiting(block, work);
  } else breakOff(block, work);
}

/** A new block with the id of its element and those that wait for a block. */
function open(tag: string, element: RichElement, work: Work): Block {
  const block = createBlock(tag, { id: undefined });
  work.waiting.unshift(...anchorsOf(element));
  giveWaiting(block, work);
  return block;
}

const anchorsOf = ({ tag, attributes }: RichElement): string[] =>
  [attributes['id'] ?? '', (tag === 'a' && attributes['name']) || ''].filter(Boolean);

function wait(element: RichElement, work: Work): void {
  work.waiting.push(...anchorsOf(element));
}

/** Keeps the id of an inline element or partition: the text block around it gets it, or the next block. */
function nameLine(into: Block, element: RichElement, work: Work): void {
  wait(element, work);
  if (inlineOnly.has(into.tag)) giveWaiting(into, work);
}

/** Gives the waiting ids to a block: the first is its id, the others lead to it. */
function giveWaiting(block: Block, work: Work): void {
  if (!richTextElements[block.tag]?.includes('id')) return;
  for (const anchor of work.waiting.splice(0)) {
    if (work.anchors.has(anchor)) continue;
    block.attributes['id'] ??= toStoredAnchor(anchor);
    const stored = block.attributes['id'];
    work.anchors.set(anchor, stored);
    const bare = anchor.startsWith(anchorPrefix) ? anchor.slice(anchorPrefix.length) : anchor;
    if (!work.anchors.has(bare)) work.anchors.set(bare, stored);
  }
  work.latest = block;
}

/** The id under which an anchor is stored. */
export function toStoredAnchor(anchor: string): string {
  const name = anchor.replace(/[\s"'<>&]+/g, '-').slice(0, 100);
  return name.startsWith(anchorPrefix) ? name : anchorPrefix + name;
}

function within(element: RichElement, { marks, align, isPre, depth }: Context): Context {
  const style = styleOf(element);
  return {
    marks: marksWithin(element, style, marks),
    align: alignmentOf(element, style, align),
    isPre: isPre || preformatted.has(element.tag),
    depth,
  };
}

function marksWithin(
  { tag, attributes }: RichElement,
  style: ReturnType<typeof styleOf>,
  outside: readonly Mark[],
): readonly Mark[] {
  const isLink = tag === 'a' && attributes['href'] !== undefined;
  const isInLink = isLink || outside.some((mark) => mark.tag === 'a');
  const mark = markOf.get(tag);
  const marks = [
    ...(isLink ? [{ tag: 'a', href: attributes['href'] ?? '' }] : []),
    ...[...(mark && !isUnmarked(mark, style) ? [mark] : []), ...marksOfStyle(style)]
      // Headings are bold and links underlined anyway.
      .filter((name) => !(name === 'strong' && /^(?:h[1-6]|th|dt|summary)$/.test(tag)))
      .filter((name) => !(name === 'u' && isInLink && mark !== 'u'))
      .map((name) => ({ tag: name })),
  ];
  const added = marks.filter(
    ({ tag: name }, at) =>
      !outside.some((known) => known.tag === name) &&
      marks.findIndex((one) => one.tag === name) === at,
  );
  return added.length > 0 ? [...outside, ...added] : outside;
}

function sayLosses(element: RichElement, { say }: Work): void {
  const { tag, attributes } = element;
  const example = `<${tag}>`;
  if (interactive.has(tag)) say({ kind: 'interactive', example });
  if (drawings.has(tag)) say({ kind: 'media', example });
  if (tag === 'math') say({ kind: 'math' });
  if (tag === 'ol' && attributes['reversed'] !== undefined) say({ kind: 'numbering' });
  if (tag === 'li' && attributes['value'] !== undefined) say({ kind: 'numbering' });
  if (hasLostStyle(element, styleOf(element))) say({ kind: 'style' });
}

/** A drawing, object or field that readers see, and that has no text which is kept. */
const isSeenOnly = ({ tag, attributes }: RichElement): boolean =>
  (drawings.has(tag) && attributes['aria-hidden'] !== 'true') ||
  (tag === 'input' && attributes['type']?.toLowerCase() !== 'hidden');

const hasTopHeading = (node: RichNode): boolean =>
  isElement(node) && (node.tag === 'h1' || node.children.some(hasTopHeading));

/** Numbers of an element's attributes; TipTap's `colwidth` is a list of them. */
function measured(attributes: RichElement['attributes']): Attributes {
  const numbers = Object.entries(attributes).filter(([, value]) =>
    /^\d{1,4}(?:,\d{1,4}){0,30}$/.test(value),
  );
  return Object.fromEntries(numbers);
}
