/**
 * The elements of rich text with their attributes. Sanitiser, editor and reading view keep exactly these; the
 * conversion (`convert.ts`) replaces all others.
 */
export const richTextElements: Readonly<Record<string, readonly string[]>> = {
  h2: ['id', 'align'],
  h3: ['id', 'align'],
  h4: ['id', 'align'],
  p: ['id', 'align'],
  blockquote: ['id'],
  hr: [],
  ul: ['id'],
  ol: ['id', 'start', 'type'],
  li: ['id'],
  dl: ['id'],
  dt: ['id'],
  dd: ['id'],
  pre: ['id'],
  figure: ['id'],
  figcaption: [],
  details: ['id'],
  summary: [],
  table: ['id'],
  tbody: [],
  tr: [],
  th: ['id', 'colspan', 'rowspan', 'colwidth'],
  td: ['id', 'colspan', 'rowspan', 'colwidth'],
  br: [],
  code: ['class'],
  a: ['href', 'target', 'rel'],
  strong: [],
  em: [],
  u: [],
  s: [],
  sup: [],
  sub: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  audio: ['src', 'controls', 'title'],
};

/** Prefix of each id in a rich text: no text can name an element of the page or shadow a property of `window`. */
export const anchorPrefix = 'user-content-';

/** A stored id. */
export const storedAnchor = /^user-content-[^\s"'<>&]{1,100}$/;

/** Alignments of a paragraph or heading besides left. */
export const alignments: readonly string[] = ['center', 'right', 'justify'];

/** Notations of an ordered list besides numbers. */
export const listTypes: readonly string[] = ['a', 'A', 'i', 'I'];
