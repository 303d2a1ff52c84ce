import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
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
      <ExamSettingsForm
        key={exam.id}
        initialValues={settingsOf(exam)}
        draft={`practice-exams/${exam.id}`}
        submitLabel="Salvar alterações"
        save={(draft) => configurePracticeExam(exam.id, draft)}
        onSaved={() => navigate({ to: '/admin/conteudos/exercicios', search: { page: 1 } })}
        failed={toasts.updateFailed}
      />
    </ExamFrame>
  );
}
