import { locationsOf, resumeLocation } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** Where the player is: what the address says, and without that where progress ended (product.md C15). */
export function usePlace(course: Course) {
  const { conteudo, tela } = useSearch({ from: '/member/cursos/$courseIdPresentation' });
  const navigate = useNavigate({ from: '/cursos/$courseIdPresentation' });

  const place =
    locationsOf(course).find(({ contentId }) => contentId === conteudo) ?? resumeLocation(course);
  const contentId = place?.contentId;

  useEffect(() => {
    if (!contentId || contentId === conteudo) return;
    void navigate({ search: (current) => ({ ...current, conteudo: contentId }), replace: true });
  }, [contentId, conteudo, navigate]);

  const open = (next: string) => void navigate({ search: { conteudo: next } });
  const showCertificate = useCallback(
    () => void navigate({ search: (current) => ({ ...current, tela: 'certificado' }) }),
    [navigate],
  );
  return { place, isCertificateAsked: tela === 'certificado', open, showCertificate };
}
