import type { Section } from '@sabia/domain/courses/course.ts';

/** Where a section or a content is, in words. */
export function placeWords(sections: readonly Section[], id: string): string {
  const at = sections.findIndex((section) => section.id === id);
  if (at >= 0) return `seção ${at + 1} de ${sections.length}`;
  const home = sections.find(({ contents }) => contents.some((content) => content.id === id));
  if (!home) return '';
  const place = home.contents.findIndex((content) => content.id === id);
  return `conteúdo ${place + 1} de ${home.contents.length} da seção ${home.title}`;
}
