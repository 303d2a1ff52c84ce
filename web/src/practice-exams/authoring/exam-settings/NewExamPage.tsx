import { newStorageId } from '../../../files/storage-id.ts';
import { useNavigate } from '@tanstack/react-router';
import '../../../ui/authoring-styles.ts';
import { Page } from '../../../ui/Page.tsx';
import { usePracticeExamAuthoring } from '../../authoring.api.ts';
import { toasts } from '../toasts.ts';
import { ExamSettingsForm } from './ExamSettingsForm.tsx';
import { newPracticeExam } from './settings-values.ts';

export function NewExamPage() {
  const navigate = useNavigate();
  const { createPracticeExam } = usePracticeExamAuthoring();
  return (
    <Page title="Novo exercício" intro="Comece pelas configurações; as questões vêm em seguida.">
      <ExamSettingsForm
        initialValues={newPracticeExam}
        draft="practice-exams/new"
        submitLabel="Criar exercício"
        save={(draft) => createPracticeExam({ ...draft, storageId: newStorageId() })}
        onSaved={({ id }) =>
          navigate({
            to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes',
            params: { practiceExamId: id },
          })
        }
        failed={toasts.createFailed}
      />
    </Page>
  );
}
