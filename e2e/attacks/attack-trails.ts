import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedTerms } from './attack-terms.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { attackedCard, type Writer } from './writer.ts';

/** Creates trails whose descriptions have all attacks between them, each with a course. */
export async function attackTrails(
  writer: Writer,
  { categories: [category], levels: [level] }: AttackedTerms,
  course: AttackedCourse,
): Promise<AttackedScreen[]> {
  const screens: AttackedScreen[] = [];
  for (const [index, { html, end }] of writer.parts.entries()) {
    const card = attackedCard(writer);
    const { id } = await writer.admin('/trails?verification=skip', {
      ...card,
      description: html,
      category,
      level,
      estimatedCompletionHours: 1,
    });
    await writer.admin(`/trails/${id}/trailContent`, { kind: 'course', targetId: course.id });
    screens.push({ user: 'learner', address: `/trilhas/${id}`, text: end });
    if (index > 0) continue;
    const settings = `/admin/conteudos/trilhas/gerenciar/${id}/configuracoes`;
    screens.push(
      { user: 'visitor', address: '/trilhas', text: card.title },
      { user: 'admin', address: '/admin/conteudos/trilhas?page=1', text: card.title },
      { user: 'admin', address: settings, text: end },
    );
  }
  return screens;
}
