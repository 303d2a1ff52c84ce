import { portableFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import { keepable } from './decode-text.ts';
import type { ExportedImage } from './exported-question.ts';

/** Writes a rich text as the content of an element. */
export type WriteRich = (html: string) => string;

/** Writes texts with the files of their images. */
export function richWriter(images: readonly ExportedImage[]): WriteRich {
  const bySrc = new Map(images.map((image) => [image.src, image]));
  return (html) => {
    const shown = new Map<string, ExportedImage>();
    const text = portableFormulas(html).replace(/(?<=<img\s[^<>]*src=")[^"]*/g, (src) => {
      const image = bySrc.get(src);
      if (!image) return src;
      shown.set(src, image);
      return `@@PLUGINFILE@@/${encodeURIComponent(image.name)}`;
    });
    const files = [...shown.values()].map(
      ({ name, bytes }) =>
        `<file name="${attribute(name)}" path="/" encoding="base64">${bytes.toString('base64')}</file>`,
    );
    return `<text>${cdata(text)}</text>${files.join('')}`;
  };
}

export const cdata = (text: string): string =>
  `<![CDATA[${keepable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const attribute = (text: string): string =>
  keepable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
