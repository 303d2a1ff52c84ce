import { apiAs } from './api.ts';
import type { Remembered } from './people.ts';
import type { School } from './school.ts';

interface ExamCourseGiven {
  contentType?: 'EXAM' | 'PRACTICE_EXAM' | 'QUICK_QUESTION';
  questionsQtd?: number;
  timeLimitMinutes?: number;
}

let courses = 0;

/** A free course of an exam, of which each right answer is the first, and a page after it; its path. */
export async function anExamCourse(
  school: School,
  admin: Remembered,
  { contentType = 'EXAM', questionsQtd = 4, ...terms }: ExamCourseGiven = {},
): Promise<string> {
  const post = await apiAs(school, admin);
  courses += 1;
  const slug = `prova-${courses}`;
  const termOf = async (kind: string) => {
    const { id } = await post(`/taxonomy/${kind}`, { title: `Provas ${courses}` });
    return [id];
  };
  const course = await post('/courses', {
    title: `Prova ${courses}`,
    slug,
    shortDescription: 'Uma prova e nada mais.',
    description: '<p>Uma prova e nada mais.</p>',
    estimatedCompletionHours: 1,
    paymentType: 'FREE',
    categories: await termOf('categories'),
    levels: await termOf('levels'),
    skills: await termOf('skills'),
    isActive: true,
  });
  const section = await post(`/courses/${course.id}/section`, { title: 'Seção' });
  const content = await post('/courses/content', {
    sectionId: section.id,
    createContentDto: { contentType, title: 'Frações', isActive: true, ...terms },
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
  return `/cursos/${slug}`;
}
