export interface KnownLearner<Ongoing, Recommended, Tutorial> {
  /** `isStudied` is false for a course that was opened only. */
  ongoing: (Ongoing & { isStudied: boolean }) | null;
  hasFirstAnswers: boolean;
  coursesCompleted: number;
  /** The best first. */
  recommended: readonly Recommended[];
  tutorial: (Tutorial & { progress: { isCompleted: boolean } | null }) | undefined;
}

export type NextCourse<Ongoing, Recommended, Tutorial> =
  | { kind: 'ONGOING'; course: Ongoing }
  | { kind: 'QUESTIONS' }
  | { kind: 'RECOMMENDED'; course: Recommended }
  | { kind: 'TUTORIAL'; course: Tutorial }
  | { kind: 'CATALOG' };

/** The next step of a learner without a running attempt (product.md P18). */
export function nextCourseOf<Ongoing, Recommended, Tutorial>({
  ongoing,
  hasFirstAnswers,
  coursesCompleted,
  recommended: [recommended],
  tutorial,
}: KnownLearner<Ongoing, Recommended, Tutorial>): NextCourse<Ongoing, Recommended, Tutorial> {
  const isNew = coursesCompleted === 0;
  if (ongoing?.isStudied) return { kind: 'ONGOING', course: ongoing };
  if (isNew && !hasFirstAnswers) return { kind: 'QUESTIONS' };
  if (recommended) return { kind: 'RECOMMENDED', course: recommended };
  if (ongoing) return { kind: 'ONGOING', course: ongoing };
  if (isNew && tutorial && !tutorial.progress?.isCompleted)
    return { kind: 'TUTORIAL', course: tutorial };
  return { kind: 'CATALOG' };
}
