import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { Suspense, useEffect } from 'react';
import { lazyPage } from '../../layout/lazy-page.ts';
import { TextSkeleton } from './PlayerSkeleton.tsx';

const CertificateScreen = lazyPage(() => import('./CertificateScreen.tsx'));

interface LazyCertificateScreenProps {
  course: OutlinedCourse;
  completed: ReadonlySet<string>;
}

/** The certificate screen, whose code only the end of a course needs. */
export function LazyCertificateScreen({ course, completed }: LazyCertificateScreenProps) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <CertificateScreen course={course} completed={completed} />
    </Suspense>
  );
}

/** Loads the code of the certificate screen before it is shown. */
export function useCertificatePreload(isNearlyDone: boolean): void {
  useEffect(() => {
    if (isNearlyDone) void CertificateScreen.preload?.();
  }, [isNearlyDone]);
}
