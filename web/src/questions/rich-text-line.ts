import { plainText } from '@sabia/domain/rich-text.ts';

/** Rich text as one line; images are replaced by their alternative text. */
export const richTextLine = (html: string): string =>
  plainText(html.replace(/<img\s(?:[^<>]*?\s)?alt="([^"]*)"[^<>]*>/g, ' $1 ')) || 'Imagem';
