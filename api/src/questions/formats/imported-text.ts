import { marked } from 'marked';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { adaptHtml } from './adapt-html.ts';
import { dollarFormulas, reportFormulas, setFormulasAside } from './imported-formulas.ts';
import { pairedTag, standsAlone } from './known-tags.ts';
import type { MediaStore } from './media-store.ts';
import type { SourceText } from './source-text.ts';

/** Converts a text to our rich text; `say` reports the losses. */
export function importedText(source: SourceText, media: MediaStore, say: ReportLoss): string {
  const html = dollarFormulas(toHtml(source), say);
  const kept = /[<>&"]/.test(html) ? adaptHtml(html, { files: source.files, media, say }) : html;
  reportFormulas(kept, say);
  return kept.trim();
}

function toHtml({ text, format }: SourceText): string {
  switch (format) {
    case 'html':
      return text;
    case 'plain':
      return withBreaks(escapeHtml(text.trim()));
    case 'moodle':
      return hasBlocks(text) ? escapeStray(text) : withBreaks(escapeStray(text.trim()));
    case 'markdown':
      return setFormulasAside(
        text,
        (others) => escapeStray(fromMarkdown(others)).trim(),
        escapeHtml,
      );
  }
}

const maxMarkdownLength = 20_000;

/**
 * Refuses a text that is too long or too deeply nested for the parser. One line is no list: Markdown would take the
 * number '4.' and the sign of '- 2 V' for its bullet.
 */
function fromMarkdown(text: string): string {
  if (text.length > maxMarkdownLength)
    throw new QuestionRefused('O texto em Markdown é longo demais.');
  try {
    const [block, ...more] = marked.lexer(text.trim());
    const isListOfOne = block?.type === 'list' && more.length === 0 && !text.trim().includes('\n');
    const html = isListOfOne
      ? marked.parseInline(text.trim(), { async: false })
      : marked.parse(text, { async: false });
    // `![](a.png)` has no description; an empty one would make the image decorative.
    return html.replace(/(<img src="[^"]*") alt=""/g, '$1');
  } catch {
    throw new QuestionRefused('O texto em Markdown não pôde ser lido.');
  }
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withBreaks = (html: string) => html.replaceAll('\n', '<br />');

/** Escapes `<` where it begins no tag: `#include <stdio.h>`, `a<b`, an unpaired tag name. */
function escapeStray(text: string): string {
  const namesIn = (tag: RegExp) =>
    new Set(Array.from(text.matchAll(tag), ([, name = '']) => name.toLowerCase()));
  const opened = namesIn(/<([a-z][\w-]*)(?=[\s/>])/gi);
  const closed = namesIn(/<\/([a-z][\w-]*)/gi);
  const isTag = (name: string) =>
    standsAlone.has(name) || (pairedTag.has(name) && opened.has(name) && closed.has(name));
  return text.replace(/<(?!!--)(?:\/?([a-z][\w-]*)(?=[\s/>]))?/gi, (found, name?: string) =>
    name && isTag(name.toLowerCase()) ? found : `&lt;${found.slice(1)}`,
  );
}

const block = /<(?:p|div|h[1-6]|ul|ol|table|pre|blockquote|figure|hr)[\s/>]/i;

const hasBlocks = (html: string): boolean => block.test(html);

/** Wraps inline HTML in a paragraph. */
export const asBlocks = (html: string): string => (hasBlocks(html) ? html : `<p>${html}</p>`);
