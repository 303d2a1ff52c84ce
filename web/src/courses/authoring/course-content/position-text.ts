import type { Section } from '@sabia/domain/courses/course.ts';

/** 'conteúdo 2 de 5 da seção Começo', for screen readers. */
export function positionText(sections: readonly Section[], id: string): string {
  const at = sections.findIndex((section) => section.id === id);
  if (at >= 0) return `seção ${at + 1} de ${sections.length}`;
  const parent = sections.find(({ contents }) => contents.some((content) => content.id === id));
  if (!parent) return '';
  const index = parent.contents.findIndex((content) => content.id === id);
  return `conteúdo ${index + 1} de ${parent.contents.length} da seção ${parent.title}`;
}
