import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { usePracticeExamAuthoring } from '../../authoring.api.ts';
import { useSetExamActive } from '../set-exam-active.ts';

export function ExamMenu({ exam }: { exam: PracticeExamCard }) {
  const { deletePracticeExam } = usePracticeExamAuthoring();
  const setActive = useSetExamActive(exam.id);
  const params = { practiceExamId: exam.id };
  return (
    <ListedMenu
      title={exam.title}
      edit={{ to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes', params }}
      preview={{ to: '/exercicios/$practiceExamId', params }}
      isActive={exam.isActive}
      onSetActive={setActive}
      deleteLabel="Excluir exercício"
      onDelete={() => deletePracticeExam(exam.id)}
    >
      O exercício some para todos, e suas questões deixam de ser sorteadas. As tentativas já feitas
      continuam guardadas. Não dá para desfazer.
    </ListedMenu>
  );
}
