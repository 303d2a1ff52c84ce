import { plainText } from '../rich-text.ts';

/** Rich text as lines of text: one per block or table row, with descriptions of images, titles of audio and addresses of links. */
export function richTextLines(html: string): string {
  return html
    .replace(/<a\s[^<>]*?href="([^"]*)"[^<>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replace(/<img\s[^<>]*>/g, (image) => `[imagem: ${/\salt="([^"]*)"/.exec(image)?.[1] ?? ''}]`)
    .replace(/<\/p>(?=<\/t[dh]>)/g, '')
    .replace(/<\/t[dh]>(?=<t[dh])/g, ' · ')
    .split(endsOfLines)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}

const endsOfLines =
  /<(?:br|hr|\/(?:p|audio|h[1-6]|li|tr|pre|blockquote|dt|dd|summary|figcaption))(?:\s[^<>]*)?\/?>/;
