import { showsCertificate } from '@sabia/domain/courses/course-navigation.ts';
import { useEffect, useRef } from 'react';

/** Shows the certificate at the moment in which the course becomes completed (product.md C17). */
export function useCelebration(
  isCompleted: boolean,
  contentType: string,
  showCertificate: () => void,
): void {
  const wasCompleted = useRef(isCompleted);
  useEffect(() => {
    const step = { wasCompleted: wasCompleted.current, isCompleted, contentType };
    wasCompleted.current = isCompleted;
    if (showsCertificate(step)) showCertificate();
  }, [isCompleted, contentType, showCertificate]);
}
