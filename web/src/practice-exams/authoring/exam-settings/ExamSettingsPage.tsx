import type { PracticeExamChanges } from '@sabia/domain/practice-exams/practice-exam.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { newStorageId } from '../../../files/storage-id.ts';
import { EditConflictBoundary } from '../../../history/EditConflictBoundary.tsx';
import '../../../ui/forms/authoring-styles.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { usePracticeExamAuthoring } from '../../authoring.api.ts';
import { practiceExamQuery } from '../../practice-exams.api.ts';
import { ExamFrame } from '../ExamFrame.tsx';
import { ExamSettingsForm } from './ExamSettingsForm.tsx';
import { newPracticeExam, settingsOf } from './settings-values.ts';

export function NewExamPage() {
  const navigate = useNavigate();
  const { createPracticeExam } = usePracticeExamAuthoring();
  return (
    <Page title="Novo simulado" intro="Comece pelas configurações; as questões vêm em seguida.">
      <ExamSettingsForm
        practiceExamId={null}
        initialValues={newPracticeExam}
        draft="practice-exams/new"
        save={(draft) => createPracticeExam({ ...draft, storageId: newStorageId() })}
        onSaved={({ id }) =>
          navigate({
            to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes',
            params: { practiceExamIdEdit: id },
          })
        }
      />
    </Page>
  );
}

export function ExamSettingsPage() {
  const { practiceExamIdEdit } = useParams({
    from: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes',
  });
  const navigate = useNavigate();
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamIdEdit));
  const { configurePracticeExam } = usePracticeExamAuthoring();
  return (
    <ExamFrame exam={exam} tab="Configurações">
      <EditConflictBoundary
        key={exam.id}
        kind="PRACTICE_EXAM"
        revision={exam.revision}
        save={(changes: PracticeExamChanges, revision) =>
          configurePracticeExam(exam.id, changes, revision)
        }
      >
        {(save) => (
          <ExamSettingsForm
            practiceExamId={exam.id}
            initialValues={settingsOf(exam)}
            draft={`practice-exams/${exam.id}`}
            save={save}
            onSaved={() => navigate({ to: '/admin/conteudos/exercicios', search: { page: 1 } })}
          />
        )}
      </EditConflictBoundary>
    </ExamFrame>
  );
}
