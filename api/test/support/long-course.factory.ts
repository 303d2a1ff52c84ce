import type { Course } from '@sabia/domain/courses/course.ts';
import type { MadeCourse } from '../../src/courses/courses.factory.ts';
import type { Ask } from './spawned-server.factory.ts';

/** A course with one section and `contents` pages, created through the API. */
export async function aLongCourse(
  ask: Ask,
  title: string,
  contents: number,
): Promise<Pick<MadeCourse, 'id' | 'sections'>> {
  const terms = await termsOf(ask);
  const course = await ask<Course>('POST', '/courses?verification=skip', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    shortDescription: 'Muitas páginas.',
    description: '<p>Muitas páginas.</p>',
    estimatedCompletionHours: 40,
    paymentType: 'FREE',
    isActive: true,
    categories: terms.categories.slice(0, 1),
    levels: terms.levels.slice(0, 1),
    skills: terms.skills.slice(0, 1),
  });
  const section = await ask<{ id: string }>('POST', `/courses/${course.id}/section`, {
    title: 'Tudo',
  });
  const contentIds: string[] = [];
  for (let page = 1; page <= contents; page++) {
    const content = await ask<{ id: string }>('POST', '/courses/content', {
      sectionId: section.id,
      createContentDto: {
        contentType: 'TEXTPAGE',
        title: `Página ${page}`,
        pageContent: '<p>texto</p>',
      },
    });
    contentIds.push(content.id);
  }
  return { id: course.id, sections: [{ id: section.id, contentIds }] };
}

export const termsOf = (ask: Ask) =>
  ask<Record<'categories' | 'levels' | 'skills', { id: string }[]>>('GET', '/taxonomy');
