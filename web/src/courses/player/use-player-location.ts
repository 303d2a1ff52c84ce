import { locationsOf, resumeLocation } from '@sabia/domain/courses/course-navigation.ts';
import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** The content in the address, else the one at which the course resumes (product.md C15), and navigation from it. */
export function usePlayerLocation(course: OutlinedCourse) {
  const { conteudo, tela } = useSearch({ from: '/member/cursos/$courseIdPresentation' });
  const navigate = useNavigate({ from: '/cursos/$courseIdPresentation' });

  const location =
    locationsOf(course).find(({ contentId }) => contentId === conteudo) ?? resumeLocation(course);
  const contentId = location?.contentId;

  useEffect(() => {
    if (!contentId || contentId === conteudo) return;
    void navigate({ search: (current) => ({ ...current, conteudo: contentId }), replace: true });
  }, [contentId, conteudo, navigate]);

  const open = (next: string) => void navigate({ search: { conteudo: next } });
  const showCertificate = useCallback(
    () => void navigate({ search: (current) => ({ ...current, tela: 'certificado' }) }),
    [navigate],
  );
  return { location, isCertificateRequested: tela === 'certificado', open, showCertificate };
}
