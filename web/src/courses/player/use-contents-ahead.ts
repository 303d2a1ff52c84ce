import type { CourseLocation } from '@sabia/domain/courses/course-navigation.ts';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useImpersonation } from '../../layout/session.ts';
import { courseQuery } from '../courses.api.ts';
import { preloadFormulas } from '../../ui/rich-text/formulas/FormulaStyles.tsx';
import { contentQuery } from './player.api.ts';

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}

interface Ahead {
  current: CourseLocation;
  next: CourseLocation | null;
}

/**
 * While the page is idle: requests the next content, and then, once a day, the rest of the course, so that lessons can be
 * read without a network (product.md WEB9).
 */
export function useContentsAhead(courseId: string, { current, next }: Ahead): void {
  const queryClient = useQueryClient();
  const isImpersonating = useImpersonation() !== null;
  const isOpening =
    useIsFetching({ queryKey: contentQuery(courseId, current.contentId).queryKey }) > 0;
  // Once per visit, also if the device has no room for it.
  const wasWholeAsked = useRef(false);
  const nextId = next && !next.isLocked ? next.contentId : null;
  useEffect(() => {
    if (isOpening) return;
    const readAhead = async () => {
      if (nextId) preloadFormulas(await queryClient.query(contentQuery(courseId, nextId)));
      if (wasWholeAsked.current || isImpersonating || navigator.connection?.saveData) return;
      const { lacksContents } = await import('../../platform/device/device-replies.ts');
      if (!(await lacksContents(courseId))) return;
      wasWholeAsked.current = true;
      const whole = { ...courseQuery(courseId), staleTime: 0, gcTime: 0 };
      preloadFormulas(await queryClient.query(whole));
    };
    // Without a network the screen of the content says so.
    return whenIdle(() => void readAhead().catch(() => {}));
  }, [queryClient, courseId, nextId, isOpening, isImpersonating]);
}

/** Returns the cancellation. Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
