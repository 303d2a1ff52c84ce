import { readingSeconds } from '@sabia/domain/rich-text.ts';
import { keptInstructions } from '../exams/exam-fields.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';

interface Body {
  pageContent?: string | null | undefined;
  videoDescription?: string | null | undefined;
  instructions?: string | null | undefined;
  durationSeconds?: number | null | undefined;
}

/** Sanitises rich text, and computes the reading time of a page. */
export function sanitiseBody<B extends Body>(body: B): B {
  const kept = { ...body };
  if (body.videoDescription) kept.videoDescription = cleanRichText(body.videoDescription);
  if (body.instructions) kept.instructions = keptInstructions(body.instructions);
  if (body.pageContent) {
    kept.pageContent = cleanRichText(body.pageContent);
    kept.durationSeconds = readingSeconds(kept.pageContent);
  }
  return kept;
}
