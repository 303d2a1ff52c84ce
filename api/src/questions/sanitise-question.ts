import { messages } from '@sabia/domain/messages.ts';
import type { QuestionDraft } from '@sabia/domain/questions/question.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';

/** Sanitises the rich text of a question; a text that is empty afterwards counts as missing. */
export function sanitiseQuestion(draft: QuestionDraft): QuestionDraft {
  return {
    ...draft,
    statement: cleaned('statement', draft.statement),
    explanation:
      draft.explanation && !isBlankRichText(draft.explanation)
        ? cleanRichText(draft.explanation)
        : null,
    alternatives: draft.alternatives.map((alternative, at) => ({
      ...alternative,
      text: cleaned(`alternatives.${at}.text`, alternative.text),
    })),
  };
}

function cleaned(path: string, html: string): string {
  const kept = cleanRichText(html);
  if (isBlankRichText(kept)) throw invalid(path, messages.required);
  return kept;
}
