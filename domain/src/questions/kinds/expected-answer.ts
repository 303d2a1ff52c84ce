import { html } from '../question-html.ts';

/** The expected answer or the criteria of a kind that a person corrects, as rich text; the learner sees it with the key. */
export const expectedAnswer = html(100_000).nullable().default(null);
