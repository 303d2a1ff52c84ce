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

/** Twelfths of an hour as hours with two decimals. */
const inHours = (fiveMinutes: number): number => Math.round((100 * fiveMinutes) / 12) / 100;

/** The hours of the active contents in steps of five minutes, at least one; null without any content that takes time. */
export function computedHours(contents: readonly TimedContent[]): number | null {
  const seconds = secondsOfAll(contents);
  return seconds === 0 ? null : inHours(Math.max(1, Math.round(seconds / 300)));
}

/** Hours of two decimals that stand for a number of five minutes, such as 0.42. */
export const inFiveMinutes = (hours: number): number => inHours(Math.round(12 * hours));

export const isInFiveMinutes = (hours: number): boolean =>
  Math.abs(hours - inFiveMinutes(hours)) < 0.001;

export const notInFiveMinutes = 'Use passos de cinco minutos: 0,25 são 15 minutos, 0,5 são 30';

/** True if stated hours are more than an hour and twice, or less than half, of the computed ones. */
export const contradicts = (statedHours: number, computed: number | null): boolean =>
  computed !== null && (statedHours > Math.max(1, 2 * computed) || statedHours < computed / 2);
