import { supersededLines, type LogLine } from './answer-log.ts';

/** Limits of what a learner can write to attempts (product.md A2; docs/limits.md). */
export const answerLimits = {
  /** Lines of the log of an attempt: 55 changes of each of 180 questions. */
  lines: 10_000,
  /** Devices of an attempt. */
  devices: 50,
  /** Contacts of the devices of an attempt; then a silence is not written down any more. */
  contacts: 1000,
  /** Bytes of the responses that an attempt keeps: 100 essays of the greatest length. */
  textBytes: 4_000_000,
  /** Bytes that a learner writes to attempts on a São Paulo day, also those that a later answer replaces. */
  bytesADay: 64_000_000,
  /** Bytes of a line of the log or of a grade, without the response. */
  lineBytes: 250,
  /** With fewer bytes left the learner is told. */
  nearBytes: 1_000_000,
} as const;

type KeptLine = LogLine & {
  /** Of the response as JSON; 0 without one. */
  bytes: number;
};

/** The log after new lines: which lines are superseded and lose their response, and how many bytes the others have. */
export interface KeptLog<N> {
  lines: (N & { isSuperseded: boolean })[];
  /** The ids of the lines before that are superseded now. */
  superseded: string[];
  textBytes: number;
  /** The new line with which the responses are beyond the limit; null if they are within it, or take less than before. */
  beyond: N | null;
}

/** `log`: the lines before that are not superseded, in the order of arrival, as are `lines`, the new ones. */
export function withNewLines<N extends KeptLine>(
  log: readonly KeptLine[],
  lines: readonly N[],
): KeptLog<N> {
  const superseded = supersededLines<LogLine>([...log, ...lines]);
  const left = log.filter((line) => !superseded.has(line));
  const lost = log.filter((line) => superseded.has(line));
  const before = bytesIn(log);
  let textBytes = bytesIn(left);
  let beyond: N | null = null;
  const kept = lines.map((line) => {
    const { bytes } = line;
    if (superseded.has(line)) {
      return { ...line, ...(bytes > 0 && { response: null, bytes: 0 }), isSuperseded: true };
    }
    textBytes += bytes;
    if (bytes > 0 && textBytes > Math.max(before, answerLimits.textBytes)) beyond ??= line;
    return { ...line, isSuperseded: false };
  });
  return { lines: kept, superseded: lost.map(({ id }) => id), textBytes, beyond };
}

const bytesIn = (lines: readonly { bytes: number }[]): number =>
  lines.reduce((sum, { bytes }) => sum + bytes, 0);

/** The bytes that a learner may still write to an attempt, if they are so few that the learner should know; else null. */
export function bytesLeft({
  textBytes,
  dayBytes,
}: {
  textBytes: number;
  dayBytes: number;
}): number | null {
  const left = Math.min(answerLimits.textBytes - textBytes, answerLimits.bytesADay - dayBytes);
  return left < answerLimits.nearBytes ? Math.max(0, left) : null;
}
