import type { Content, ContentType } from '@sabia/domain/courses/content.ts';
import type { Course, Section } from '@sabia/domain/courses/course.ts';
import type { ContentSearch } from '../course-content/content-search.ts';

/** A content that is there, or one to be added to a section. */
export type EditedContent = { key: string; contentType: ContentType } & (
  | { content: Content; section?: undefined }
  | { content?: undefined; section: Section }
);

/** What the address asks to edit; nothing when that is not there (any more). */
export function editedContent(
  { sections }: Course,
  { conteudo, novo, secao }: ContentSearch,
): EditedContent | undefined {
  const section = sections.find(({ id }) => id === secao);
  if (novo && section) return { key: `${novo} ${section.id}`, contentType: novo, section };
  const content = sections.flatMap(({ contents }) => contents).find(({ id }) => id === conteudo);
  return content && { key: content.id, contentType: content.contentType, content };
}
