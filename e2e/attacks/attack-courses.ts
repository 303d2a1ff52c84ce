import type { AttackedScreen } from './attacked-screen.ts';
import type { AttackedTerms } from './attack-terms.ts';
import { attackedCard, type Writer } from './writer.ts';

export interface AttackedCourse {
  id: string;
  slug: string;
  sectionId: string;
  title: string;
  /** The last heading of its description. */
  end: string;
}

/** Creates courses whose descriptions have all attacks between them, each with a section. */
export async function attackCourses(
  writer: Writer,
  terms: AttackedTerms,
): Promise<AttackedCourse[]> {
  const courses: AttackedCourse[] = [];
  for (const { html, end } of writer.parts) {
    const slug = `ataque-${courses.length + 1}`;
    const { id } = await writer.admin('/courses?verification=skip', {
      ...attackedCard(writer),
      ...terms,
      slug,
      subTitle: writer.plainText(160),
      description: '<p>Ainda inofensiva.</p>',
      estimatedCompletionHours: 1,
      paymentType: 'FREE',
    });
    // A change, so that the history shows the attacks too.
    const card = { ...attackedCard(writer), description: html };
    await writer.admin(`/courses/${id}/config?verification=skip`, card, 'PATCH');
    const section = await writer.admin(`/courses/${id}/section`, { title: writer.plainText(160) });
    courses.push({ id, slug, sectionId: section.id, title: card.title, end });
  }
  return courses;
}

/** The previews of all courses; the other screens of the last one. */
export function courseScreens(courses: readonly AttackedCourse[]): AttackedScreen[] {
  const previews = courses.map(({ slug, end }): AttackedScreen => ({
    user: 'visitor',
    address: `/cursos/${slug}/previa`,
    text: end,
  }));
  const others = courses.slice(-1).flatMap(({ id, title, end }): AttackedScreen[] => [
    { user: 'visitor', address: '/cursos', text: title },
    { user: 'admin', address: '/admin/conteudos/cursos?page=1', text: title },
    { user: 'admin', address: `${manage(id)}/configuracoes`, text: end },
    { user: 'admin', address: `${manage(id)}/historico`, text: end },
  ]);
  return [...previews, ...others];
}

const manage = (id: string) => `/admin/conteudos/cursos/gerenciar/${id}`;
