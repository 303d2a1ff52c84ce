import { isBlankRichText, plainText } from '@sabia/domain/rich-text.ts';
import { asBlocks, escapeHtml } from './imported-text.ts';
import type { AnswerComment, Rich } from './source-answers.ts';
import type { SourceText } from './source-text.ts';

/** Feedback on the question as a whole. */
export interface SourceExplanation {
  explanation: SourceText | null;
  /** Moodle's feedback for any correct and any wrong answer. */
  whenRight?: SourceText | null;
  whenWrong?: SourceText | null;
}

/**
 * All feedback as one explanation: the general one, that of the correct answers, then that of each
 * wrong answer under its text. A single text stays as it is.
 */
export function explanationOf(
  source: SourceExplanation,
  comments: readonly AnswerComment[],
  rich: Rich,
): string | null {
  const parts: string[] = [];
  const add = (text: SourceText | null | undefined, about = '') => {
    const html = text ? rich(text) : '';
    if (text && !isBlankRichText(html))
      parts.push(about ? headed(about, html) : plainlySet(html, text));
  };
  add(source.explanation);
  for (const { feedback, isRight } of comments) if (isRight) add(feedback);
  for (const { feedback, isRight, about } of comments) if (!isRight) add(feedback, named(about));
  add(source.whenRight, 'Ao acertar');
  add(source.whenWrong, 'Ao errar');
  if (parts.length === 0) return null;
  return parts.length === 1 ? (parts[0] ?? null) : parts.map(asBlocks).join('');
}

const plainlySet = (html: string, { format }: SourceText) =>
  format === 'html' ? html : asBlocks(html);

/** A feedback under the text of its answer. */
function headed(about: string, html: string): string {
  const blocks = asBlocks(html);
  const isOneParagraph = blocks === `<p>${html}</p>`;
  return isOneParagraph
    ? `<p><strong>${about}:</strong> ${html}</p>`
    : `<p><strong>${about}:</strong></p>${html}`;
}

function named(answer: string): string {
  const words = plainText(answer);
  const name = words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words || 'imagem';
  return escapeHtml(name);
}
