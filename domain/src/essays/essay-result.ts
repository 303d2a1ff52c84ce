import { mostPointsOf, type Rubric } from './rubric.ts';

/** A criterion as the author of an essay sees it. */
export interface CriterionResult {
  key: string;
  title: string;
  points: number;
  mostPoints: number;
  /** The words of the level; null if the points are between two levels. */
  words: string | null;
}

/** The criteria of a rubric with the points of a settled essay; none of an essay with zero by a reason. */
export const criteriaOf = (
  { criteria }: Rubric,
  points: Readonly<Record<string, number>>,
): CriterionResult[] =>
  criteria.map((criterion) => {
    const { key, title, levels } = criterion;
    const own = points[key] ?? 0;
    return {
      key,
      title,
      points: own,
      mostPoints: Math.max(...levels.map((level) => level.points)),
      words: levels.find((level) => level.points === own)?.words || null,
    };
  });

/** The author's view of the mark of a rubric: its most points, and a reason for zero in words. */
export const markWords = (rubric: Rubric, zeroReason: string | null) => ({
  rubricTitle: rubric.title,
  mostPoints: mostPointsOf(rubric),
  zeroReason:
    zeroReason && (rubric.zeroReasons.find(({ key }) => key === zeroReason)?.words ?? zeroReason),
});
