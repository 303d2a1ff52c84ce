/** Seconds beyond the attempt that devices may claim: they round, and begin to count before the server has answered. */
const allowance = 60;

/** The answers with their seconds as they count: no more together than the attempt lasted, because devices claim them. */
export function withCountedTimes<Answer extends { timeSpent?: number | null | undefined }>(
  answers: ReadonlyMap<string, Answer>,
  duration: number,
): Map<string, Answer> {
  const sum = [...answers.values()].reduce((all, { timeSpent }) => all + (timeSpent ?? 0), 0);
  if (sum <= Math.max(0, duration) + allowance) return new Map(answers);
  const share = Math.max(0, duration) / sum;
  return new Map(
    [...answers].map(([id, answer]) => [
      id,
      typeof answer.timeSpent === 'number'
        ? { ...answer, timeSpent: answer.timeSpent * share }
        : answer,
    ]),
  );
}
