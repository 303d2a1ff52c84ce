import type { PracticeExamChanges } from '@sabia/domain/practice-exams/practice-exam.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { SavingOver } from '../../../history/SavingOver.tsx';
import { usePracticeExamAuthoring } from '../../authoring.api.ts';
import { practiceExamQuery } from '../../practice-exams.api.ts';
import { ExamFrame } from '../ExamFrame.tsx';
import { toasts } from '../toasts.ts';
import { ExamSettingsForm } from './ExamSettingsForm.tsx';
import { settingsOf } from './settings-values.ts';

export function ExamSettingsPage() {
  const { practiceExamId } = useParams({
    from: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes',
  });
  const navigate = useNavigate();
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamId));
  const { configurePracticeExam } = usePracticeExamAuthoring();
  return (
    <ExamFrame exam={exam} tab="Configurações">
      <SavingOver
        key={exam.id}
        kind="PRACTICE_EXAM"
        revision={exam.revision}
        save={(changes: PracticeExamChanges, revision) =>
          configurePracticeExam(exam.id, changes, revision)
        }
      >
        {(saveOver) => (
          <ExamSettingsForm
            initialValues={settingsOf(exam)}
            draft={`practice-exams/${exam.id}`}
            submitLabel="Salvar alterações"
            save={saveOver}
            onSaved={() => navigate({ to: '/admin/conteudos/exercicios', search: { page: 1 } })}
            failed={toasts.updateFailed}
          />
        )}
      </SavingOver>
    </ExamFrame>
  );
}
