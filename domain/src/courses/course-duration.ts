import type { Content } from './content.ts';

/** Seconds for one question: reading, thinking and the explanation. */
const secondsPerQuestion = 90;

/** The parts of a content that take time. `durationSeconds`: the film, or the reading time of a text page. */
export interface TimedContent extends Pick<Content, 'isActive'> {
  durationSeconds?: number | null | undefined;
  /** The number of questions that one attempt has. */
  questionsQtd?: number | null | undefined;
}

/** The seconds that one content takes. */
export const secondsOf = ({
  durationSeconds,
  questionsQtd,
}: Omit<TimedContent, 'isActive'>): number =>
  (durationSeconds ?? 0) + (questionsQtd ?? 0) * secondsPerQuestion;

/** The seconds that the active contents take. */
export const secondsOfAll = (contents: readonly TimedContent[]): number =>
  contents.reduce((sum, content) => sum + (content.isActive ? secondsOf(content) : 0), 0);

/** The hours of the active contents, in half hours and at least one half; null without any content that takes time. */
export function computedHours(contents: readonly TimedContent[]): number | null {
  const seconds = secondsOfAll(contents);
  return seconds === 0 ? null : Math.max(0.5, Math.round(seconds / 1800) / 2);
}

/** True if stated hours are more than twice or less than half of the computed ones. */
export const contradicts = (statedHours: number, computed: number | null): boolean =>
  computed !== null && (statedHours > 2 * computed || statedHours < computed / 2);
