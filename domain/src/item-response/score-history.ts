import type { Area } from './booklet.ts';
import type { ScaleKind } from './exam-scale.ts';

interface Scored {
  attemptId: string;
  submittedAt: string;
  kind: ScaleKind;
  areas: readonly {
    title: string;
    area: Area | null;
    score: number | null;
    average: number | null;
  }[];
}

interface HistoryPoint {
  attemptId: string;
  submittedAt: string;
  score: number;
  average: number | null;
}

export interface AreaHistory {
  title: string;
  /** The oldest first. */
  points: HistoryPoint[];
}

/** The scores by item response of each area over time; scores that count points are not comparable with each other. */
export function historyOf(attempts: readonly Scored[]): AreaHistory[] {
  const points = attempts
    .filter(({ kind }) => kind === 'ITEM_RESPONSE')
    .flatMap(({ attemptId, submittedAt, areas }) =>
      areas.flatMap(({ title, area, score, average }) =>
        score === null
          ? []
          : [{ key: area ?? title, title, attemptId, submittedAt, score, average }],
      ),
    )
    .toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
  return [...Map.groupBy(points, ({ key }) => key).values()].map((of) => ({
    title: of.at(-1)?.title ?? '',
    points: of.map(({ attemptId, submittedAt, score, average }) => ({
      attemptId,
      submittedAt,
      score,
      average,
    })),
  }));
}
