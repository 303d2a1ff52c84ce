import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { read } from '../../../platform/api.ts';
import { usePublishable } from '../../../publications/PublishableListing.tsx';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { usePracticeExamAuthoring } from '../../authoring.api.ts';

export function ExamMenu({ exam }: { exam: PracticeExamCard }) {
  const { deletePracticeExam, duplicatePracticeExam } = usePracticeExamAuthoring();
  const { setActive } = usePublishable();
  return (
    <ListedMenu
      id={exam.id}
      title={exam.title}
      edit={(practiceExamId) => ({
        to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes',
        params: { practiceExamId },
      })}
      preview={{ to: '/exercicios/$practiceExamId', params: { practiceExamId: exam.id } }}
      isActive={exam.isActive}
      onSetActive={(isActive) => setActive([exam.id], isActive)}
      onDuplicate={() => duplicatePracticeExam(exam.id)}
      deleteLabel="Excluir exercício"
      usage={read('GET /practice-exams/{id}/usage', { params: { id: exam.id } })}
      onDelete={() => deletePracticeExam(exam.id)}
    >
      O exercício some para todos, e suas questões deixam de ser sorteadas. As tentativas já feitas
      continuam guardadas. Não dá para desfazer.
    </ListedMenu>
  );
}
