import { certificateMoment } from '@sabia/domain/courses/course-navigation.ts';
import { useEffect, useRef, useState } from 'react';

interface Shown {
  id: string;
  contentType: string;
}

/**
 * Shows the certificate when the course becomes completed (product.md C17). Returns true at a content that has
 * completed the course and whose 'Continuar' shows it.
 */
export function useCelebration(
  isCompleted: boolean,
  { id, contentType }: Shown,
  showCertificate: () => void,
): boolean {
  const [wasCompleted, setWasCompleted] = useState(isCompleted);
  const [dueAt, setDueAt] = useState<string | null>(null);
  const moment = certificateMoment({ wasCompleted, isCompleted, contentType });
  if (wasCompleted !== isCompleted) {
    setWasCompleted(isCompleted);
    if (moment === 'on-continue') setDueAt(id);
  }
  const shown = useRef(isCompleted);
  useEffect(() => {
    const event = { wasCompleted: shown.current, isCompleted, contentType };
    shown.current = isCompleted;
    if (certificateMoment(event) === 'at-once') showCertificate();
  }, [isCompleted, contentType, showCertificate]);
  return dueAt === id;
}
