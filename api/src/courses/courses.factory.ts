import { randomUUID } from 'node:crypto';
import { contentDraft, type ContentDraft } from '@sabia/domain/courses/content.ts';
import { courseDraft, sectionDraft } from '@sabia/domain/courses/course.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { createContent } from './create-content.ts';
import { createCourse } from './create-course.ts';
import { createSection } from './create-section.ts';

type ContentGiven = Partial<z.input<typeof contentDraft>>;

interface SectionGiven extends Partial<z.input<typeof sectionDraft>> {
  /** The contents, or how many pages. */
  contents?: ContentGiven[] | number;
}

export interface CourseGiven extends Omit<
  Partial<z.input<typeof courseDraft>>,
  'categories' | 'levels' | 'skills'
> {
  /** Titles. */
  categories?: string[];
  levels?: string[];
  skills?: string[];
  /** The sections, or how many with two pages each. */
  sections?: SectionGiven[] | number;
}

/** The ids of a created course. */
export interface MadeCourse {
  id: string;
  slug: string;
  sections: { id: string; contentIds: string[] }[];
  contentIds: string[];
}

/** Creates a course by the commands of the application: FREE, active, one section of two pages by default. */
export async function aCourse(db: Database, given: CourseGiven = {}): Promise<MadeCourse> {
  const {
    sections = 1,
    categories = ['Tecnologia'],
    levels = ['Iniciante'],
    skills = ['Lógica'],
    ...fields
  } = given;
  const draft = courseDraft.parse({
    title: 'Planilhas do zero',
    slug: `curso-${randomUUID().slice(0, 8)}`,
    shortDescription: 'Organize as contas da casa em uma tarde.',
    description: '<p>Do zero à primeira planilha.</p>',
    estimatedCompletionHours: 1,
    paymentType: 'FREE',
    isActive: true,
    ...fields,
    categories: await someTerms(db, 'categories', categories),
    levels: await someTerms(db, 'levels', levels),
    skills: await someTerms(db, 'skills', skills),
  });
  const course = await createCourse(db, draft);
  const made: MadeCourse = { id: course.id, slug: course.slug, sections: [], contentIds: [] };
  for (const section of listed(sections, (number) => ({ title: `Seção ${number}` }))) {
    const { id, contentIds } = await aSection(db, course.id, section);
    made.sections.push({ id, contentIds });
    made.contentIds.push(...contentIds);
  }
  return made;
}

async function aSection(
  db: Database,
  courseId: string,
  { contents = 2, ...given }: SectionGiven = {},
): Promise<{ id: string; contentIds: string[] }> {
  const draft = sectionDraft.parse({ title: 'Primeiros passos', ...given });
  const { id } = await createSection(db, { courseId, draft });
  const contentIds: string[] = [];
  for (const content of listed(contents, (number) => ({ title: `Página ${number}` }))) {
    contentIds.push(await aContent(db, id, content));
  }
  return { id, contentIds };
}

/** Creates a content, by default a page with a short text. Answers with its id. */
export async function aContent(
  db: Database,
  sectionId: string,
  given: ContentGiven = {},
): Promise<string> {
  const isPage = (given.contentType ?? 'TEXTPAGE') === 'TEXTPAGE';
  const draft: ContentDraft = contentDraft.parse({
    contentType: 'TEXTPAGE',
    title: 'Bem-vinda',
    ...(isPage && { pageContent: '<p>Respire fundo e comece.</p>' }),
    ...given,
  });
  return (await createContent(db, { sectionId, draft })).id;
}

function listed<T>(given: T[] | number, make: (number: number) => T): T[] {
  return typeof given === 'number'
    ? Array.from({ length: given }, (_, index) => make(index + 1))
    : given;
}
