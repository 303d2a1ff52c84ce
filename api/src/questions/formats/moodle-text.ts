import { plainText } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import type { ReportLoss } from './imported-question.ts';
import type { AttachedFile, SourceText, TextFormat } from './source-text.ts';
import { childOf, childrenOf, type XmlElement } from './xml-element.ts';

const formats: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

/** The text of an element, with its files. */
export function textOf(
  holder: XmlElement | undefined,
  say: ReportLoss,
  usual: TextFormat = 'moodle',
): SourceText {
  const format = formats[holder?.attributes['format'] ?? ''] ?? usual;
  const text = (childOf(holder, 'text') ?? holder)?.text ?? '';
  return { text: text.trim(), format, files: filesOf(holder, text, say) };
}

function filesOf(holder: XmlElement | undefined, text: string, say: ReportLoss) {
  const files = new Map<string, AttachedFile>();
  for (const file of childrenOf(holder, 'file')) {
    const name = file.attributes['name'] ?? '';
    const path = `${file.attributes['path'] ?? '/'}${name}`.replace(/^\/+/, '');
    files.set(path, { name, base64: file.text });
    if (!isMediaName(name) || !text.includes('@@PLUGINFILE@@')) {
      say(
        `O arquivo “${name}” não foi mantido: só entram as imagens e os áudios mostrados no texto.`,
      );
    }
  }
  return files;
}

const isMediaName = (name: string): boolean =>
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|mp3|m4a|ogg|oga|opus|wav)$/i.test(name);

/** A text, or null if it has no words. */
export const maybeText = (holder: XmlElement | undefined, say: ReportLoss): SourceText | null => {
  const text = textOf(holder, say);
  return text.text ? text : null;
};

export const wordsOf = (holder: XmlElement | undefined): string => (holder?.text ?? '').trim();

/** The text of an element: that of its `<text>` child, else its own. */
export const wordsIn = (holder: XmlElement | undefined): string =>
  wordsOf(childOf(holder, 'text') ?? holder).replace(/\s+/g, ' ');

/** The words of an element that may have tags. */
export const plainWordsIn = (holder: XmlElement | undefined): string =>
  plainText(cleanRichText(wordsIn(holder)));

/** Percentage of the points of an answer. */
export const shareOf = (answer: XmlElement): number =>
  Number(answer.attributes['fraction'] ?? 0) || 0;

/** True for a setting that Moodle writes as `1` or `true`. */
export const isSet = (question: XmlElement, setting: string): boolean =>
  /^(?:1|true)$/i.test(wordsOf(childOf(question, setting)));
