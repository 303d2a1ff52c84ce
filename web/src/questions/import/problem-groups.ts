import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';

/** Questions of a file with the same problem. */
export interface ProblemGroup {
  reason: string;
  places: Pick<ImportProblem, 'line' | 'title'>[];
}

/** Groups problems by message, because thousands of questions may share a few. */
export function problemGroups(
  problems: readonly ImportProblem[],
  severity: ImportProblem['severity'],
): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { reason, line, title, ...problem } of problems) {
    if (problem.severity !== severity) continue;
    const group = groups.get(reason) ?? { reason, places: [] };
    group.places.push({ line, title });
    groups.set(reason, group);
  }
  return [...groups.values()];
}

export const placeInWords = ({ line, title }: ProblemGroup['places'][number]): string =>
  title ? `linha ${line} (${title})` : `linha ${line}`;
