import type { AttackedTerms } from './attack-terms.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { cardOf, type Made, type Pen, questionOf } from './pen.ts';

/** A practice exam of one question, which the learner has missed once and takes again. */
export async function attackExam(
  pen: Pen,
  { categories, levels }: AttackedTerms,
): Promise<AttackedScreen[]> {
  const { admin, learner, all } = pen;
  const exam = { ...cardOf(pen), level: pen.plain(160), categories, levels };
  const { id } = await admin('/practice-exams', exam);
  const question = await admin<Made & { alternatives: Made[] }>(
    `/practice-exams/${id}/createQuestion`,
    questionOf(pen),
  );
  const missed = { questionId: question.id, alternativeId: question.alternatives[1]?.id };
  const attempt = () => learner(`/practice-exams/${id}/attempts`, {});
  const first = await attempt();
  await learner(`/practice-exams/attempts/${first.id}`, { answers: [missed] }, 'PATCH');
  const second = await attempt();
  const manage = `/admin/conteudos/exercicios/gerenciar/${id}`;
  return [
    { who: 'learner', address: `/exercicios/${id}?tentativa=${first.id}`, shows: all.end },
    { who: 'learner', address: `/exercicios/${id}?tentativa=${second.id}`, shows: all.end },
    { who: 'learner', address: '/caderno-de-erros', shows: exam.title },
    { who: 'visitor', address: '/exercicios', shows: exam.title },
    { who: 'admin', address: '/admin/conteudos/exercicios?page=1', shows: exam.title },
    { who: 'admin', address: `${manage}/configuracoes`, shows: exam.title },
    { who: 'admin', address: `${manage}/conteudo`, shows: exam.title },
  ];
}
