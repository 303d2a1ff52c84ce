import { attributeOf } from '@sabia/domain/rich-text/attribute-of.ts';
import { plainText } from '@sabia/domain/rich-text.ts';

/** Rich text as one line; images are replaced by their alternative text. */
export const richTextLine = (html: string): string =>
  plainText(html.replace(/<img\s[^<>]*>/g, (image) => ` ${attributeOf(image, 'alt') ?? ''} `)) ||
  'Imagem';
