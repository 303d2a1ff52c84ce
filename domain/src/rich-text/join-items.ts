import { isBlank, isElement, textIn, type RichElement, type RichNode } from './node.ts';
import { styleOf } from './style.ts';

/**
 * Puts items that stand outside of a list into one: `li`, `dt` and `dd` among other nodes, and the paragraphs that Word
 * writes as list items.
 */
export function joinItems(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] ?? '';
    const list = listFor(node);
    if (!list) {
      joined.push(node);
      continue;
    }
    const items: RichElement[] = [];
    let end = at;
    for (let next = at; next < nodes.length; next += 1) {
      const sibling = nodes[next] ?? '';
      if (isElement(sibling) && listFor(sibling) === list) {
        items.push(sibling);
        end = next;
      } else if (!isBlank(sibling)) break;
    }
    at = end;
    if (list === 'word') joined.push(...wordLists(items));
    else joined.push({ tag: list, attributes: {}, children: items });
  }
  return joined;
}

function listFor(node: RichNode): 'ul' | 'dl' | 'word' | null {
  if (!isElement(node)) return null;
  if (node.tag === 'li') return 'ul';
  if (node.tag === 'dt' || node.tag === 'dd') return 'dl';
  return node.tag === 'p' && wordLevel(node) !== null ? 'word' : null;
}

/** The level of a Word list item, from 1: `mso-list:l0 level2 lfo1`. */
function wordLevel(element: RichElement): number | null {
  const level = /\blevel(\d)/.exec(styleOf(element).get('mso-list') ?? '')?.[1];
  return level ? Number(level) : null;
}

interface WordItem {
  level: number;
  marker: string;
  content: readonly RichNode[];
}

function wordLists(paragraphs: readonly RichElement[]): RichElement[] {
  const items = paragraphs.map((paragraph) => ({
    level: wordLevel(paragraph) ?? 1,
    marker: markersIn(paragraph).join('').trim(),
    content: withoutMarkers(paragraph.children),
  }));
  return nested(items);
}

/** The lists of items: a deeper item belongs to the last one above it, another kind of marker begins another list. */
function nested(items: readonly WordItem[]): RichElement[] {
  const top = Math.min(...items.map(({ level }) => level));
  const lists: { kind: string; items: { content: readonly RichNode[]; below: WordItem[] }[] }[] =
    [];
  const attributes: Record<string, string>[] = [];
  for (const item of items) {
    const last = lists.at(-1);
    if (item.level > top && last) {
      last.items.at(-1)?.below.push(item);
      continue;
    }
    const kind = kindOf(item.marker, last?.kind);
    if (last?.kind !== kind) {
      lists.push({ kind, items: [] });
      attributes.push(attributesOf(kind, item.marker));
    }
    lists.at(-1)?.items.push({ content: item.content, below: [] });
  }
  return lists.map((list, at) => ({
    tag: list.kind === 'ul' ? 'ul' : 'ol',
    attributes: attributes[at] ?? {},
    children: list.items.map(({ content, below }) => ({
      tag: 'li',
      attributes: {},
      children: [...content, ...(below.length > 0 ? nested(below) : [])],
    })),
  }));
}

/** `ul`, or the type of the ordered list. A letter that is also a Roman number continues the list before. */
function kindOf(marker: string, before: string | undefined): string {
  const sign = /^\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker)?.[1];
  if (!sign) return 'ul';
  if (/^\d/.test(sign)) return '1';
  const isLower = sign === sign.toLowerCase();
  const isRoman = /^[ivxl]+$/i.test(sign) && (before?.toLowerCase() === 'i' || /^i$/i.test(sign));
  if (isRoman && before?.toLowerCase() !== 'a') return isLower ? 'i' : 'I';
  return isLower ? 'a' : 'A';
}

function attributesOf(kind: string, marker: string): Record<string, string> {
  if (kind === 'ul') return {};
  const start = /\d+/.exec(marker)?.[0];
  return { ...(start && start !== '1' ? { start } : {}), ...(kind === '1' ? {} : { type: kind }) };
}

const isMarker = (node: RichNode): boolean =>
  isElement(node) && /^ignore$/.test(styleOf(node).get('mso-list') ?? '');

const markersIn = (node: RichNode): string[] => {
  if (!isElement(node)) return [];
  return isMarker(node) ? [textIn(node)] : node.children.flatMap(markersIn);
};

const withoutMarkers = (nodes: readonly RichNode[]): RichNode[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) => (isElement(node) ? { ...node, children: withoutMarkers(node.children) } : node));
