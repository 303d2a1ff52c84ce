interface NavigatedContent {
  id: string;
  isActive: boolean;
}

/** The part of a course that navigation needs. */
interface Outline<Content extends NavigatedContent = NavigatedContent> {
  sections: readonly {
    id: string;
    isActive: boolean;
    isLocked: boolean;
    contents: readonly Content[];
  }[];
}

/** The opening of a content has a progression too, without a completion or an answer. */
interface ResumedContent extends NavigatedContent {
  contentProgression: { isCompleted: boolean; hasAnswers: boolean } | null;
}

/** A content of a course. */
export interface CourseLocation {
  sectionId: string;
  contentId: string;
  isLocked: boolean;
}

export type PlayerScreen = 'CONTENT' | 'LOCKED_CONTENT' | 'CERTIFICATE';

/** The active contents of the active sections, in order. */
export function locationsOf(course: Outline): CourseLocation[] {
  return course.sections
    .filter((section) => section.isActive)
    .flatMap((section) =>
      section.contents
        .filter((content) => content.isActive)
        .map((content) => ({
          sectionId: section.id,
          contentId: content.id,
          isLocked: section.isLocked,
        })),
    );
}

/** The next content, across sections; null at the end of the course. */
export function nextLocation(course: Outline, contentId: string): CourseLocation | null {
  return neighbour(course, contentId, 1);
}

/** The previous content, across sections (product.md C14); null at the start of the course. */
export function previousLocation(course: Outline, contentId: string): CourseLocation | null {
  return neighbour(course, contentId, -1);
}

function neighbour(course: Outline, contentId: string, offset: 1 | -1): CourseLocation | null {
  const locations = locationsOf(course);
  const here = locations.findIndex((location) => location.contentId === contentId);
  return here === -1 ? null : (locations[here + offset] ?? null);
}

/**
 * The content at which a course opens: the last one with progress, otherwise the first one (product.md C15). Null
 * without active contents.
 */
export function resumeLocation(course: Outline<ResumedContent>): CourseLocation | null {
  const progressed = new Set(
    course.sections.flatMap((section) =>
      section.contents
        .filter(
          ({ contentProgression: progress }) =>
            progress !== null && (progress.isCompleted || progress.hasAnswers),
        )
        .map(({ id }) => id),
    ),
  );
  const locations = locationsOf(course);
  return (
    locations.findLast((location) => progressed.has(location.contentId)) ?? locations[0] ?? null
  );
}

/** The screen of the player for a content (product.md C16). */
export function screenAt(location: CourseLocation): PlayerScreen {
  return location.isLocked ? 'LOCKED_CONTENT' : 'CONTENT';
}

/**
 * When the certificate is shown after a progress event completed the course (product.md C17). The explanation
 * of a quick question is seen first; the result of an exam stays on the screen.
 */
export function certificateMoment(event: {
  wasCompleted: boolean;
  isCompleted: boolean;
  contentType: string;
}): 'at-once' | 'on-continue' | null {
  if (event.wasCompleted || !event.isCompleted) return null;
  if (event.contentType === 'EXAM' || event.contentType === 'PRACTICE_EXAM') return null;
  return event.contentType === 'QUICK_QUESTION' ? 'on-continue' : 'at-once';
}

/** The first unlocked content that is not completed, other than the current one. */
export const remainingLocation = (
  course: Outline,
  { completed, current }: { completed: ReadonlySet<string>; current: string },
): CourseLocation | null =>
  locationsOf(course).find(
    ({ contentId, isLocked }) => !isLocked && contentId !== current && !completed.has(contentId),
  ) ?? null;
