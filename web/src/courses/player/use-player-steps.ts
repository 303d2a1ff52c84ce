import {
  nextLocation,
  type CourseLocation,
  locationsOf,
  type PlayerScreen,
  previousLocation,
  remainingLocation,
} from '@sabia/domain/courses/course-navigation.ts';
import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { useContentsAhead } from './use-contents-ahead.ts';

interface Place {
  screen: PlayerScreen;
  location: CourseLocation;
  completed: ReadonlySet<string>;
}

const contentAt = (course: OutlinedCourse, { contentId }: CourseLocation) =>
  course.sections.flatMap(({ contents }) => contents).find(({ id }) => id === contentId);

/** The way through the course from a screen of it: what comes before and after, and what is left. */
export function usePlayerSteps(course: OutlinedCourse, { screen, location, completed }: Place) {
  const { contentId } = location;
  const locations = locationsOf(course);
  const following = nextLocation(course, contentId);
  useContentsAhead(course.id, { current: location, next: following });
  // The certificate screen comes after the current content, so 'previous' returns to that.
  const isCertificate = screen === 'CERTIFICATE';
  const next = isCertificate ? null : following;
  const isLast = locations.every(
    (one) => one.contentId === contentId || completed.has(one.contentId),
  );
  return {
    previous: isCertificate ? location : previousLocation(course, contentId),
    next,
    nextContent: next && contentAt(course, next),
    /** The first other unlocked content that is not completed. */
    remaining: remainingLocation(course, { completed, current: contentId }),
    done: locations.filter((one) => completed.has(one.contentId)).length,
    total: locations.length,
    /** The last content completes the course; the certificate is shown with the server's answer. */
    afterCompletion: isLast ? null : next,
  };
}
