import { portableFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import { keepable } from './decode-text.ts';
import type { ExportedMedium } from './exported-question.ts';
import { replaceMediaAddresses } from './media-addresses.ts';

/** Writes a rich text as the content of an element. */
export type WriteRich = (html: string) => string;

/** Writes texts with the files of their media. */
export function richWriter(media: readonly ExportedMedium[]): WriteRich {
  const bySrc = new Map(media.map((medium) => [medium.src, medium]));
  return (html) => {
    const shown = new Map<string, ExportedMedium>();
    const text = replaceMediaAddresses(portableFormulas(html), (src) => {
      const medium = bySrc.get(src);
      if (!medium) return src;
      shown.set(src, medium);
      return `@@PLUGINFILE@@/${encodeURIComponent(medium.name)}`;
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
