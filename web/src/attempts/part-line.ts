import { attributeOf } from '@sabia/domain/rich-text/attribute-of.ts';
import { plainText } from '@sabia/domain/rich-text.ts';

interface Part {
  text: string;
}

/** A part of a task as one line, for a list of choices and for screen readers. */
export const partLine = ({ text }: Part): string =>
  plainText(text.replace(/<img\s[^<>]*>/g, (image) => ` ${attributeOf(image, 'alt') ?? ''} `)) ||
  'Imagem';

/** True if one line does not show the whole part. */
export const needsRichText = ({ text }: Part): boolean =>
  /<(?:img|audio|table|math|sup|sub|pre)\b|\\[([]/.test(text);

/** A to Z; there are at most 20 parts. */
export const letterAt = (at: number): string => String.fromCharCode(65 + at);
