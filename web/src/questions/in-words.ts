import { plainText } from '@sabia/domain/rich-text.ts';

/** Rich text as one line; an image is its description. */
export const inWords = (html: string): string =>
  plainText(html.replace(/<img\s(?:[^<>]*?\s)?alt="([^"]*)"[^<>]*>/g, ' $1 ')) || 'Imagem';
