import type { AttackedTerms } from './attack-terms.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { attackedCard, type Created, type Writer, attackedQuestion } from './writer.ts';

/** Creates a practice exam of one question, which the learner misses once and takes again. */
export async function attackExam(
  writer: Writer,
  { categories, levels }: AttackedTerms,
): Promise<AttackedScreen[]> {
  const { admin, learner, everything } = writer;
  const exam = { ...attackedCard(writer), level: writer.plainText(160), categories, levels };
  const { id } = await admin('/practice-exams?verification=skip', exam);
  const question = await admin<Created & { alternatives: Created[] }>(
    `/practice-exams/${id}/createQuestion`,
    attackedQuestion(writer),
  );
  const missed = { questionId: question.id, alternativeId: question.alternatives[1]?.id };
  const attempt = () => learner(`/practice-exams/${id}/attempts`, {});
  const first = await attempt();
  await learner(`/practice-exams/attempts/${first.id}`, { answers: [missed] }, 'PATCH');
  const second = await attempt();
  const manage = `/admin/conteudos/exercicios/gerenciar/${id}`;
  return [
    { user: 'learner', address: `/exercicios/${id}?tentativa=${first.id}`, text: everything.end },
    { user: 'learner', address: `/exercicios/${id}?tentativa=${second.id}`, text: everything.end },
    { user: 'learner', address: '/caderno-de-erros', text: exam.title },
    { user: 'visitor', address: '/exercicios', text: exam.title },
    { user: 'admin', address: '/admin/conteudos/exercicios?page=1', text: exam.title },
    { user: 'admin', address: `${manage}/configuracoes`, text: exam.title },
    { user: 'admin', address: `${manage}/conteudo`, text: exam.title },
  ];
}
