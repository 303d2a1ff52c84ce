import type { Area } from './booklet.ts';
import type { ScaleKind } from './exam-scale.ts';

/**
 * The origin of a score's parameters. PUBLISHED: INEP's. ESTIMATED: from the school's own answers. CONTRADICTORY: INEP's
 * for a booklet whose official scores they don't give. PARTIAL: INEP's, but other questions count than in the Enem.
 */
export type ScoreKind = 'PUBLISHED' | 'ESTIMATED' | 'CONTRADICTORY' | 'PARTIAL';

interface Origin {
  isEstimated: boolean;
  isReproducible: boolean | null;
  isContradictory: boolean;
}

export function scoreKind({ isEstimated, isReproducible, isContradictory }: Origin): ScoreKind {
  if (isEstimated) return 'ESTIMATED';
  if (isContradictory) return 'CONTRADICTORY';
  return isReproducible === false ? 'PARTIAL' : 'PUBLISHED';
}

interface Scored {
  attemptId: string;
  submittedAt: string;
  kind: ScaleKind;
  areas: readonly (Origin & {
    areaId: string;
    title: string;
    area: Area | null;
    score: number | null;
    average: number | null;
  })[];
}

interface HistoryPoint {
  attemptId: string;
  areaId: string;
  submittedAt: string;
  score: number;
  kind: ScoreKind;
  average: number | null;
}

export interface AreaHistory {
  /** Unique: an area of the Enem and another one can have the same title. */
  key: string;
  title: string;
  /** The oldest first. */
  points: HistoryPoint[];
}

/** The scores by item response of each area over time; scores that count points are not comparable with each other. */
export function historyOf(attempts: readonly Scored[]): AreaHistory[] {
  const points = attempts
    .filter(({ kind }) => kind === 'ITEM_RESPONSE')
    .flatMap(({ attemptId, submittedAt, areas }) =>
      areas.flatMap(({ areaId, title, area, score, average, ...origin }) =>
        score === null
          ? []
          : [
              {
                key: area ?? `title ${title}`,
                title,
                point: { attemptId, areaId, submittedAt, score, kind: scoreKind(origin), average },
              },
            ],
      ),
    )
    .toSorted((one, other) => one.point.submittedAt.localeCompare(other.point.submittedAt));
  return [...Map.groupBy(points, ({ key }) => key)].map(([key, of]) => ({
    key,
    title: of.at(-1)?.title ?? '',
    points: of.map(({ point }) => point),
  }));
}
