import { apiAs } from './api-client.ts';
import type { SavedSession } from './users.ts';
import type { TestServer } from './test-server.ts';

interface ExamCourse {
  contentType?: 'EXAM' | 'PRACTICE_EXAM' | 'QUICK_QUESTION';
  questionsQtd?: number;
  /** Bodies of other questions. */
  questions?: readonly object[];
  timeLimitMinutes?: number;
}

let courses = 0;

/** Creates a free course of an exam, whose first alternatives are correct, and a page; returns its path. */
export async function createExamCourse(
  server: TestServer,
  admin: SavedSession,
  {
    contentType = 'EXAM',
    questions = [],
    questionsQtd = questions.length ? 0 : 4,
    ...options
  }: ExamCourse = {},
): Promise<string> {
  const post = await apiAs(server, admin);
  courses += 1;
  const slug = `prova-${courses}`;
  const createTerm = async (kind: string) => {
    const { id } = await post(`/taxonomy/${kind}`, { title: `Provas ${courses}` });
    return [id];
  };
  const course = await post('/courses?verification=skip', {
    title: `Prova ${courses}`,
    slug,
    shortDescription: 'Uma prova e nada mais.',
    description: '<p>Uma prova e nada mais.</p>',
    estimatedCompletionHours: 1,
    paymentType: 'FREE',
    categories: await createTerm('categories'),
    levels: await createTerm('levels'),
    skills: await createTerm('skills'),
    isActive: true,
  });
  const section = await post(`/courses/${course.id}/section`, { title: 'Seção' });
  const content = await post('/courses/content', {
    sectionId: section.id,
    createContentDto: { contentType, title: 'Frações', isActive: true, ...options },
  });
  await post('/courses/content', {
    sectionId: section.id,
    createContentDto: { contentType: 'TEXTPAGE', title: 'Depois', pageContent: '<p>Fim.</p>' },
  });
  for (let number = 1; number <= questionsQtd; number += 1) {
    await post(`/courses/content/${content.id}/question`, {
      statement: `<p>Quanto é ${number} vezes dois?</p>`,
      explanation: `<p>${number} mais ${number}.</p>`,
      alternatives: [
        { text: `<p>${number * 2}</p>`, isCorrect: true },
        { text: `<p>${number * 2 + 1}</p>`, isCorrect: false },
        { text: `<p>${number * 2 + 2}</p>`, isCorrect: false },
      ],
    });
  }
  for (const question of questions) await post(`/courses/content/${content.id}/question`, question);
  return `/cursos/${slug}`;
}
