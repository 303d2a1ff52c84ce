import { drawnSize } from '@sabia/domain/files/image-sources.ts';
import { isAudioAddress, isImageAddress, linkTo } from '@sabia/domain/rich-text/address.ts';
import { convertRichText } from '@sabia/domain/rich-text/convert.ts';
import {
  alignments,
  listTypes,
  richTextElements,
  storedAnchor,
} from '@sabia/domain/rich-text/elements.ts';
import type { RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import type { RichElement } from '@sabia/domain/rich-text/node.ts';
import { trimSigns } from '@sabia/domain/trim-signs.ts';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { withEscapedSigns } from '@sabia/domain/rich-text/formulas.ts';
import { parseHtml } from './parse-html.ts';

interface Cleaning {
  say?: (loss: RichTextLoss) => void;
  /** The address under which an image is kept; null if it can't be. */
  image?: (attributes: RichElement['attributes']) => string | null;
  /** The address under which audio is kept; null if it can't be. */
  audio?: (src: string) => string | null;
  /** The attributes of a link; null for a link that becomes text. */
  link?: typeof linkTo;
}

/**
 * Converts HTML to rich text and sanitises it for storage: `say` gets each loss. The browser sanitises again before
 * display.
 */
export function cleanRichText(
  html: string,
  { say = () => {}, image, audio = keptAudio, link = linkTo }: Cleaning = {},
): string {
  if (!/[<>&\0\r]/.test(html)) return trimSigns(html, ' \t\n\f');
  const converted = convertRichText(parseHtml(withEscapedSigns(html)), {
    image: image ?? (({ src = '' }) => keptImage(src, say)),
    audio,
    link,
    say,
  });
  return converted.includes('<') ? sanitizeHtml(converted, rules) : converted;
}

// A short list: the sanitiser compiles it for each text.
const rules: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(richTextElements),
  // The transformation decides which element has which attribute and checks the value.
  allowedAttributes: { '*': [...new Set(Object.values(richTextElements).flat())] },
  allowedSchemesAppliedToAttributes: [],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safe(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img' || tag === 'audio') return !attribs['src'];
    return tag === 'a' && !attribs['href'] ? 'excludeTag' : false;
  },
  nestingLimit: 200,
};

const number = /^\d{1,4}$/;
const numbers = /^\d{1,4}(?:,\d{1,4}){0,30}$/;

/** The values that each attribute may have; other attributes have free text. */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  class: (value) => /^language-[\w+#-]{1,30}$/.test(value),
  target: (value) => value === '_blank',
  rel: (value) => value === 'noopener noreferrer',
  id: (value) => storedAnchor.test(value),
  href: (value) =>
    value.startsWith('#') ? storedAnchor.test(value.slice(1)) : linkTo(value) !== null,
  controls: (value) => value === '',
  align: (value) => alignments.includes(value),
  type: (value) => listTypes.includes(value),
  start: (value) => number.test(value),
  width: (value) => number.test(value),
  height: (value) => number.test(value),
  colspan: (value) => number.test(value),
  rowspan: (value) => number.test(value),
  colwidth: (value) => numbers.test(value),
};

function safe(tag: string, attribs: Attributes): Attributes {
  const kept = Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => richTextElements[tag]?.includes(name) && (allowed[name]?.(value) ?? true),
    ),
  );
  const { src, ...rest } = kept;
  if (tag === 'audio') return src && isAudioAddress(src) ? kept : rest;
  if (tag !== 'img') return kept;
  return sized(src && isImageAddress(src) ? kept : rest);
}

/** A stored image has its size, so that nothing moves when it arrives, and is never larger than its file. */
function sized({ width, height, ...rest }: Attributes): Attributes {
  const size = drawnSize(rest['src'] ?? '', { width });
  const shown = size ? { ...size, height: size.height ?? height } : { width, height };
  return {
    ...rest,
    ...(shown.width && { width: String(shown.width) }),
    ...(shown.height && { height: String(shown.height) }),
  };
}

const keptAudio = (src: string): string | null => (isAudioAddress(src) ? src : null);

function keptImage(src: string, say: NonNullable<Cleaning['say']>): string | null {
  if (isImageAddress(src)) return src;
  say({ kind: 'image', example: src.startsWith('data:') ? 'embutida no texto' : src });
  return null;
}
