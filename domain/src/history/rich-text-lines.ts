import { attributeOf } from '../rich-text/attribute-of.ts';
import { plainText } from '../rich-text.ts';

/** Rich text as lines of text: one per block or table row, with descriptions of images, titles of audio and addresses of links. */
export function richTextLines(html: string): string {
  return html
    .replace(link, (written, tag: string, text: string) => {
      const address = attributeOf(tag, 'href');
      return address === undefined ? written : `${text} (${address})`;
    })
    .replace(/<img\s[^<>]*>/g, (image) => `[imagem: ${attributeOf(image, 'alt') ?? ''}]`)
    .replace(/<\/p>(?=<\/t[dh]>)/g, '')
    .replace(/<\/t[dh]>(?=<t[dh])/g, ' · ')
    .split(endsOfLines)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}

/** A link contains no link. */
const link = /(<a\s[^<>]*>)([^<]*(?:<(?!\/?a[\s>])[^<]*)*)<\/a>/g;

const endsOfLines =
  /<(?:br|hr|\/(?:p|audio|h[1-6]|li|tr|pre|blockquote|dt|dd|summary|figcaption))(?:\s[^<>]*)?\/?>/;
