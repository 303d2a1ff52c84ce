/** A level of a criterion: its points and what a text of this level is like. */
interface RubricLevel {
  points: number;
  words: string;
}

export interface RubricCriterion {
  /** Short and unique in the rubric: 'C1'. */
  key: string;
  title: string;
  /** By points, the lowest first. */
  levels: readonly RubricLevel[];
}

/** A reason for which a text has no points at all, whatever its criteria. */
interface ZeroReason {
  key: string;
  words: string;
}

/**
 * Limits of the difference between two corrections of one essay, in points of the rubric: above one of them the corrections
 * are discrepant.
 */
export interface Thresholds {
  total: number;
  criterion: number;
}

export interface Rubric {
  title: string;
  criteria: readonly RubricCriterion[];
  zeroReasons: readonly ZeroReason[];
  thresholds: Thresholds;
}

/** The correction of one person: a level of each criterion, by its points, or a reason for zero. */
export type EssayMark =
  | { levels: Readonly<Record<string, number>>; zeroReason?: undefined }
  | { zeroReason: string; levels?: undefined };

/** The field in which a mark does not fit the rubric (product.md RUB1), with the reason in Portuguese; null if it fits. */
export function misfitOf(
  rubric: Rubric,
  mark: EssayMark,
): { field: string; message: string } | null {
  const { zeroReason, levels } = mark;
  if (zeroReason !== undefined) {
    const isKnown = rubric.zeroReasons.some(({ key }) => key === zeroReason);
    return isKnown ? null : { field: 'zeroReason', message: 'Esse motivo não é da rubrica' };
  }
  const keys = new Set(rubric.criteria.map(({ key }) => key));
  const stranger = Object.keys(levels).find((key) => !keys.has(key));
  if (stranger !== undefined)
    return { field: `levels.${stranger}`, message: 'Esse critério não é da rubrica' };
  for (const { key, title, levels: offered } of rubric.criteria) {
    const points = Object.hasOwn(levels, key) ? levels[key] : undefined;
    if (points === undefined) return { field: `levels.${key}`, message: `Falta a nota: ${title}` };
    if (!offered.some((level) => level.points === points)) {
      const allowed = offered.map((level) => level.points).join(', ');
      return { field: `levels.${key}`, message: `${title}: escolha uma destas notas: ${allowed}` };
    }
  }
  return null;
}

/** The points of the highest levels together. */
export const mostPointsOf = ({ criteria }: Rubric): number =>
  criteria.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0);

/** The points of a mark, in all criteria together. */
export const totalOf = ({ levels = {} }: EssayMark): number =>
  Object.values(levels).reduce((sum, points) => sum + points, 0);
