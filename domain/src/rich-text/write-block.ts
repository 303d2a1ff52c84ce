import { isBlock, type Child, type Line, type Mark } from './block.ts';
import { attributesAsHtml, type Attributes } from './html-text.ts';
import type { RichTextLoss } from './losses.ts';

interface Writing {
  /** The stored id for each given id. */
  anchors: ReadonlyMap<string, string>;
  /** The attributes of a link; null for a link that becomes text. */
  link: (href: string) => Attributes | null;
  say: (loss: RichTextLoss) => void;
  /** The HTML of each link; null for one that becomes text. */
  written: Map<Mark, WrittenMark | null>;
}

/** The HTML of a converted block or line. */
export function write(child: Child, work: Writing): string {
  if (!isBlock(child)) return writeLine(child, work);
  const { tag, attributes, children } = child;
  const { class: language, ...own } = attributes;
  if (tag === 'hr') return '<hr />';
  const inside = children.map((each) => write(each, work)).join('');
  const code = `<code${attributesAsHtml({ class: language })}>${inside}</code>`;
  return `<${tag}${attributesAsHtml(own)}>${tag === 'pre' ? code : inside}</${tag}>`;
}

function writeLine({ content }: Line, work: Writing): string {
  let html = '';
  let opened: WrittenMark[] = [];
  for (const inline of content) {
    const marks = inline.marks
      .map((mark) => writtenMark(mark, work))
      .filter((mark) => mark !== null);
    const different = opened.findIndex((mark, at) => mark.start !== marks[at]?.start);
    const same = different < 0 ? opened.length : different;
    html += endsOf(opened.slice(same));
    html +=
      marks
        .slice(same)
        .map(({ start }) => start)
        .join('') + inline.html;
    opened = marks;
  }
  return html + endsOf(opened);
}

export interface WrittenMark {
  start: string;
  end: string;
}

const endsOf = (marks: readonly WrittenMark[]): string =>
  marks
    .map(({ end }) => end)
    .toReversed()
    .join('');

function writtenMark(mark: Mark, work: Writing): WrittenMark | null {
  const known = work.written.get(mark);
  if (known !== undefined) return known;
  const { tag, href } = mark;
  const attributes = href === undefined ? {} : linkTo(href, work);
  const written = attributes && {
    start: `<${tag}${attributesAsHtml(attributes)}>`,
    end: `</${tag}>`,
  };
  work.written.set(mark, written);
  return written;
}

function linkTo(href: string, { anchors, link, say }: Writing): Attributes | null {
  const isAnchor = href.startsWith('#');
  const anchor = isAnchor ? anchors.get(decoded(href.slice(1))) : undefined;
  const attributes = isAnchor ? anchor && { href: `#${anchor}` } : link(href);
  if (attributes) return attributes;
  say({ kind: isAnchor ? 'anchor' : 'link', example: href });
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
