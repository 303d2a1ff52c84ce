import { computedHours, type TimedContent } from '@sabia/domain/courses/course-duration.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import type { DemoContent, DemoCourse } from './demo-course.ts';

/** The hours of a demo course follow from its contents. */
export function demoHours({ sections }: Pick<DemoCourse, 'sections'>): number {
  const hours = computedHours(sections.flatMap(({ contents }) => contents.map(timed)));
  if (hours === null) throw new Error('a demo course has nothing to study');
  return hours;
}

function timed(content: DemoContent): TimedContent {
  switch (content.contentType) {
    case 'TEXTPAGE':
      return { isActive: true, durationSeconds: readingSeconds(content.pageContent) };
    case 'VIDEO':
      return { isActive: true, durationSeconds: content.durationSeconds };
    default:
      return { isActive: true, questionsQtd: content.questions.length };
  }
}
