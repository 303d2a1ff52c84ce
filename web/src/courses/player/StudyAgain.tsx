import type { OutlineContent, OutlineSection } from '@sabia/domain/courses/lesson.ts';
import { contentTypes } from '../content-types.ts';
import { ContentLinks } from './ContentLinks.tsx';

interface StudyAgainProps {
  section: Pick<OutlineSection, 'title'> & {
    contents: readonly Omit<OutlineContent, 'contentProgression'>[];
  };
  /** The exam with missed questions. */
  content: Pick<OutlineContent, 'id'>;
}

/** After missed questions, of which nothing says where they were taught: the pages and videos before the exam in its section. */
export function StudyAgain({ section, content }: StudyAgainProps) {
  const active = section.contents.filter(({ isActive }) => isActive);
  const lessons = active
    .slice(
      0,
      active.findIndex(({ id }) => id === content.id),
    )
    .filter(({ contentType }) => contentTypes[contentType].isMarked);
  if (lessons.length === 0) return null;
  return (
    <ContentLinks
      heading="O que estudar de novo"
      intro={`As aulas de “${section.title}” que vêm antes:`}
      contents={lessons}
    />
  );
}
