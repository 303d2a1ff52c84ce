import type { Content, ContentType } from '@sabia/domain/courses/content.ts';
import type { Course, Section } from '@sabia/domain/courses/course.ts';
import type { ContentSearch } from '../course-content/content-search.ts';

/** The existing content that the editor shows, or the type and section of a new one. */
export type EditedContent = { key: string; contentType: ContentType } & (
  | { content: Content; section?: undefined }
  | { content?: undefined; section: Section }
);

/** The content in the search params; undefined if it does not exist (any more). */
export function editedContent(
  { sections }: Course,
  { conteudo, novo, secao }: ContentSearch,
): EditedContent | undefined {
  const section = sections.find(({ id }) => id === secao);
  if (novo && section) return { key: `${novo} ${section.id}`, contentType: novo, section };
  const content = sections.flatMap(({ contents }) => contents).find(({ id }) => id === conteudo);
  return content && { key: content.id, contentType: content.contentType, content };
}
