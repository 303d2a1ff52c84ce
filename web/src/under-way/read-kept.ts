import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { attemptRoute } from '../attempts/kept-attempt.ts';
import { examOf } from '../exams/exam-ids.ts';
import type { Route } from '../platform/api/api.ts';
import { serverTime } from '../platform/clock.ts';
import { withDeviceDatabase } from '../platform/device/device-database.ts';
import type { LinkedAttempt } from './attempt-link.ts';

/** The course and the attempt that go on on this device without a network (product.md WEB9, WEB14). */
export interface KeptOnDevice {
  course: KeptCourse | null;
  attempt: (LinkedAttempt & Pick<Attempt, 'title' | 'deadline'>) | null;
}

interface KeptCourse {
  /** As in the address of its page. */
  slug: string;
  title: string;
  /** The content that was opened last. */
  content: { id: string; title: string } | null;
}

const levelingRoute = 'GET /practice-exams/leveling' satisfies Route;

/** Rejects without a database in the browser. */
export const readKept = (owner: string): Promise<KeptOnDevice> =>
  withDeviceDatabase(async (database) => {
    const course = await database.get('course', 'last');
    const [attempt, leveling] = await Promise.all(
      [attemptRoute, levelingRoute].map(async (route) => {
        const kept = await database.get('replies', route);
        return kept?.owner === owner ? kept.reply : undefined;
      }),
    );
    const own = course?.owner === owner ? course : undefined;
    const contents = own?.outline.sections.flatMap((section) => section.contents) ?? [];
    const opened = contents.find(({ id }) => id === own?.contentId);
    return {
      course: own
        ? {
            slug: own.idOrSlug,
            title: own.outline.title,
            content: opened ? { id: opened.id, title: opened.title } : null,
          }
        : null,
      attempt: linkedAttempt(attempt as Attempt | undefined, {
        levelingId: (leveling as PracticeExam | undefined)?.id,
        courseSlug: (contentId) =>
          contents.some(({ id }) => id === contentId) ? (own?.idOrSlug ?? null) : null,
      }),
    };
  });

/** Null for an attempt whose time is over, and for one of a course that is not on the device. */
function linkedAttempt(
  attempt: Attempt | undefined,
  known: { levelingId: string | undefined; courseSlug: (contentId: string) => string | null },
): KeptOnDevice['attempt'] {
  if (!attempt) return null;
  const { deadline } = attempt;
  if (deadline && Date.parse(deadline) <= serverTime()) return null;
  const { examKind, examId } = examOf(attempt);
  const isOfCourse = examKind === 'CONTENT';
  const courseSlug = isOfCourse ? known.courseSlug(examId) : null;
  if (isOfCourse && !courseSlug) return null;
  return { ...attempt, isLeveling: !isOfCourse && examId === known.levelingId, courseSlug };
}
