import { opennessOf } from '@sabia/domain/courses/openness.ts';
import type { TrailCard } from '@sabia/domain/trails/trail.ts';

type Known = Pick<TrailCard, 'title' | 'category' | 'level' | 'paymentType' | 'progress'>;

interface Learner {
  isAdmin: boolean;
  hasActiveSubscription: boolean;
  /** The title of the level; null without one. */
  level: string | null;
  /** The titles of the categories of the ongoing course. */
  categories: readonly string[];
}

/** The number of cards in a row. */
const most = 3;

/**
 * Trails that are not completed, each with the reason for it, the nearest ones first. They have the order of openness of
 * all recommendations (product.md P17).
 */
export function recommendTrails<Trail extends Known>(
  trails: readonly Trail[],
  learner: Learner,
): { trail: Trail; reason: string }[] {
  const completed = trails.filter(({ progress }) => progress?.isCompleted);
  return trails
    .filter(({ progress }) => !progress?.isCompleted)
    .map((trail) => ({
      trail,
      ...reasonFor(trail, learner, completed),
      openness: opennessOf(learner, trail),
    }))
    .toSorted(
      (one, other) =>
        Number(one.openness === 2) - Number(other.openness === 2) ||
        other.points - one.points ||
        one.openness - other.openness,
    )
    .slice(0, most)
    .map(({ trail, reason }) => ({ trail, reason }));
}

function reasonFor(
  { category, level, progress }: Known,
  learner: Learner,
  completed: readonly Known[],
): { reason: string; points: number } {
  // Points above all others; the trail with the most progress first.
  if (progress) return { reason: 'Porque você já começou', points: 100 + progress.percentage };
  const before = completed.find((other) => other.category.title === category.title);
  if (before) return { reason: `Porque você terminou “${before.title}”`, points: 3 };
  if (learner.categories.includes(category.title))
    return { reason: `Porque você estuda ${category.title}`, points: 2 };
  if (level.title === learner.level) return { reason: `Do seu nível: ${level.title}`, points: 1 };
  return { reason: 'Para conhecer um assunto novo', points: 0 };
}
