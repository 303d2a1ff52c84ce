import type { TextParts } from '@sabia/domain/publications/verify-texts.ts';
import { isUndescribed } from '@sabia/domain/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

/** Parses a rich text, with the parser of the sanitizer. */
export function readText(html: string): TextParts {
  const parts: TextParts = {
    headings: [],
    imagesWithoutAlt: 0,
    audiosWithoutTranscript: 0,
    addresses: [],
  };
  let before = '';
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag(name, { href, src, alt }) {
      const level = /^h([2-4])$/.exec(name)?.[1];
      if (level) parts.headings.push(Number(level));
      if (name === 'img' && isUndescribed(alt)) parts.imagesWithoutAlt += 1;
      if (name === 'audio') parts.audiosWithoutTranscript += 1;
      if (name === 'details' && before === 'audio') parts.audiosWithoutTranscript -= 1;
      // A caption may stand between audio and its transcript.
      if (name !== 'figcaption') before = name;
      const address = name === 'a' ? href : src;
      if (address) parts.addresses.push(address);
    },
  });
  return parts;
}
