/** What navigation needs to know of a course; both sides have more. */
interface Outline {
  sections: readonly {
    id: string;
    isActive: boolean;
    isLocked: boolean;
    contents: readonly { id: string; isActive: boolean; contentProgression: object | null }[];
  }[];
}

/** Where in a course somebody is. */
export interface CourseLocation {
  sectionId: string;
  contentId: string;
  isLocked: boolean;
}

export type PlayerScreen = 'CONTENT' | 'LOCKED_CONTENT' | 'CERTIFICATE';

/**
 * Every place of a course, in order: the active contents of the active sections. Sections without
 * any are passed over, so that next and previous cross them.
 */
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

/** Moves on, into the first content of the next section at the end of one; null at the end of the course. */
export function nextLocation(course: Outline, contentId: string): CourseLocation | null {
  return neighbour(course, contentId, 1);
}

/** Moves back, into the last content of the earlier section at the start of one (product.md C14). */
export function previousLocation(course: Outline, contentId: string): CourseLocation | null {
  return neighbour(course, contentId, -1);
}

function neighbour(course: Outline, contentId: string, step: 1 | -1): CourseLocation | null {
  const places = locationsOf(course);
  const here = places.findIndex((place) => place.contentId === contentId);
  return here === -1 ? null : (places[here + step] ?? null);
}

/**
 * Where a course opens: the last section and content that has progress, otherwise the start of the
 * first active section (product.md C15). Null when there is nothing to open.
 */
export function resumeLocation(course: Outline): CourseLocation | null {
  const progressed = new Set(
    course.sections.flatMap((section) =>
      section.contents.filter((content) => content.contentProgression).map((content) => content.id),
    ),
  );
  const places = locationsOf(course);
  return places.findLast((place) => progressed.has(place.contentId)) ?? places[0] ?? null;
}

/** What the player shows at a place: a locked one explains itself. */
export function screenAt(place: CourseLocation): PlayerScreen {
  return place.isLocked ? 'LOCKED_CONTENT' : 'CONTENT';
}

/**
 * Whether a step of progress calls for the certificate: when it completed the course, but not in
 * the middle of an exam's result (product.md C17).
 */
export function showsCertificate(step: {
  wasCompleted: boolean;
  isCompleted: boolean;
  contentType: string;
}): boolean {
  if (step.contentType === 'EXAM' || step.contentType === 'PRACTICE_EXAM') return false;
  return !step.wasCompleted && step.isCompleted;
}
