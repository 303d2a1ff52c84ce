import type { AttackedScreen } from './attacked-screen.ts';
import type { AttackedTerms } from './attack-terms.ts';
import { cardOf, type Pen } from './pen.ts';

export interface AttackedCourse {
  id: string;
  slug: string;
  sectionId: string;
  title: string;
  /** Where its description ends. */
  end: string;
}

/** As many courses as it takes to have all attacks in their descriptions, each with a section. */
export async function attackCourses(pen: Pen, terms: AttackedTerms): Promise<AttackedCourse[]> {
  const courses: AttackedCourse[] = [];
  for (const { html, end } of pen.shares) {
    const slug = `ataque-${courses.length + 1}`;
    const { id } = await pen.admin('/courses', {
      ...cardOf(pen),
      ...terms,
      slug,
      subTitle: pen.plain(160),
      description: '<p>Ainda inofensiva.</p>',
      estimatedCompletionHours: 1,
      paymentType: 'FREE',
    });
    // The history shows what it was beside what it became.
    const card = { ...cardOf(pen), description: html };
    await pen.admin(`/courses/${id}/config`, card, 'PATCH');
    const section = await pen.admin(`/courses/${id}/section`, { title: pen.plain(160) });
    courses.push({ id, slug, sectionId: section.id, title: card.title, end });
  }
  return courses;
}

/** Each description as learners see it; one of them as it is worked on. */
export function courseScreens(courses: readonly AttackedCourse[]): AttackedScreen[] {
  const previews = courses.map(({ slug, end }): AttackedScreen => ({
    who: 'visitor',
    address: `/cursos/${slug}/previa`,
    shows: end,
  }));
  const worked = courses.slice(-1).flatMap(({ id, title, end }): AttackedScreen[] => [
    { who: 'visitor', address: '/cursos', shows: title },
    { who: 'admin', address: '/admin/conteudos/cursos?page=1', shows: title },
    { who: 'admin', address: `${manage(id)}/configuracoes`, shows: end },
    { who: 'admin', address: `${manage(id)}/historico`, shows: end },
  ]);
  return [...previews, ...worked];
}

const manage = (id: string) => `/admin/conteudos/cursos/gerenciar/${id}`;
