import { showsCertificate } from '@sabia/domain/courses/course-navigation.ts';
import { useEffect, useRef } from 'react';

/** Shows the certificate when the course becomes completed (product.md C17). */
export function useCelebration(
  isCompleted: boolean,
  contentType: string,
  showCertificate: () => void,
): void {
  const wasCompleted = useRef(isCompleted);
  useEffect(() => {
    const event = { wasCompleted: wasCompleted.current, isCompleted, contentType };
    wasCompleted.current = isCompleted;
    if (showsCertificate(event)) showCertificate();
  }, [isCompleted, contentType, showCertificate]);
}
