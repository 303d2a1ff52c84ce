import { messages } from '@sabia/domain/messages.ts';
import { mistakesOfKind, type QuestionDraft } from '@sabia/domain/questions/question.ts';
import { withTexts } from '@sabia/domain/questions/task-parts.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { storedParts } from './stored-parts.ts';

/**
 * Sanitises the rich text of a question; a text that is empty afterwards counts as missing. Parts of its task get random
 * ids, except those of `former`, its task before; parts whose order would tell the key are sorted by these ids.
 */
export function sanitiseQuestion<Draft extends QuestionDraft>(
  draft: Draft,
  former: QuestionDraft['task'] = null,
): Draft {
  const { task, answerKey } = draft;
  const sanitised = {
    ...draft,
    statement: cleaned('statement', draft.statement),
    explanation: cleanedIfAny(draft.explanation),
    alternatives: draft.alternatives.map((alternative, at) => ({
      ...alternative,
      text: cleaned(`alternatives.${at}.text`, alternative.text),
    })),
    ...storedParts(
      task && withTexts(task, (html, path) => cleaned(`task.${path}`, html)),
      answerKey && withTexts(answerKey, (html) => cleanedIfAny(html) ?? ''),
      former,
    ),
  };
  // The sanitiser may have removed what told two parts apart, or a gap.
  const [mistake] = mistakesOfKind(sanitised);
  if (mistake) throw invalid(mistake.path.join('.'), mistake.message);
  return sanitised;
}

const cleanedIfAny = (html: string | null | undefined): string | null =>
  html && !isBlankRichText(html) ? cleanRichText(html) : null;

function cleaned(path: string, html: string): string {
  const kept = cleanRichText(html);
  if (isBlankRichText(kept)) throw invalid(path, messages.required);
  return kept;
}
