import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedTerms } from './attack-terms.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { cardOf, type Pen } from './pen.ts';

/** As many trails as it takes to have all attacks in their descriptions, each with a step. */
export async function attackTrails(
  pen: Pen,
  { categories: [category], levels: [level] }: AttackedTerms,
  course: AttackedCourse,
): Promise<AttackedScreen[]> {
  const screens: AttackedScreen[] = [];
  for (const [index, { html, end }] of pen.shares.entries()) {
    const card = cardOf(pen);
    const { id } = await pen.admin('/trails', {
      ...card,
      description: html,
      category,
      level,
      estimatedCompletionHours: 1,
    });
    await pen.admin(`/trails/${id}/trailContent`, { kind: 'course', targetId: course.id });
    screens.push({ who: 'learner', address: `/trilhas/${id}`, shows: end });
    if (index > 0) continue;
    const settings = `/admin/conteudos/trilhas/gerenciar/${id}/configuracoes`;
    screens.push(
      { who: 'visitor', address: '/trilhas', shows: card.title },
      { who: 'admin', address: '/admin/conteudos/trilhas?page=1', shows: card.title },
      { who: 'admin', address: settings, shows: end },
    );
  }
  return screens;
}
