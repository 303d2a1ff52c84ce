import { apiAs } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

interface LongCourse {
  path: string;
  contentIds: string[];
}

/** Creates a free course of sections with ten text pages each. */
export async function createLongCourse(
  server: TestServer,
  admin: SavedSession,
  { slug, sectionsQtd }: { slug: string; sectionsQtd: number },
): Promise<LongCourse> {
  const post = await apiAs(server, admin);
  const term = async (kind: string) => [
    (await post(`/taxonomy/${kind}`, { title: `Longos ${slug}` })).id,
  ];
  const course = await post('/courses?verification=skip', {
    title: 'Um curso longo',
    slug,
    shortDescription: 'Muitas aulas curtas.',
    description: '<p>Muitas aulas curtas.</p>',
    estimatedCompletionHours: 8,
    paymentType: 'FREE',
    categories: await term('categories'),
    levels: await term('levels'),
    skills: await term('skills'),
    isActive: true,
  });
  const contentIds: string[] = [];
  for (let section = 1; section <= sectionsQtd; section += 1) {
    const { id: sectionId } = await post(`/courses/${course.id}/section`, {
      title: `Seção ${section}`,
    });
    for (let number = 1; number <= 10; number += 1) {
      const name = `Aula ${section}.${number}`;
      const text = `Texto da aula ${section}.${number}.`;
      const { id } = await post('/courses/content', {
        sectionId,
        createContentDto: {
          contentType: 'TEXTPAGE',
          title: name,
          pageContent: `<p>${text}</p>${'<p>Uma frase que enche a página de palavras.</p>'.repeat(40)}`,
        },
      });
      contentIds.push(id);
    }
  }
  return { path: `/cursos/${slug}`, contentIds };
}
