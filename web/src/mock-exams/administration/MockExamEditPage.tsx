import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { mockExamQuery, useMockExamAdministration } from '../mock-exams.api.ts';
import { newMockExam, valuesOf } from './mock-exam-values.ts';
import { MockExamForm } from './MockExamForm.tsx';

export function NewMockExamPage() {
  const { createMockExam } = useMockExamAdministration();
  const open = useOpenMockExam();
  return (
    <Page
      title="Novo dia de simulado"
      measure="text"
      intro={
        <TextLink to="/admin/dias-de-simulado" search={{ page: 1 }}>
          Todos os dias de simulado
        </TextLink>
      }
    >
      <MockExamForm
        isNew
        initialValues={newMockExam}
        draft="mock-exams/new"
        save={async (draft, leave) => {
          const { id } = await createMockExam(draft);
          leave();
          await open(id, 'Dia de simulado criado');
        }}
      />
    </Page>
  );
}

export function MockExamEditPage() {
  const { mockExamId } = useParams({ from: '/admin/dias-de-simulado/$mockExamId/editar' });
  const { data: event } = useSuspenseQuery(mockExamQuery(mockExamId));
  const { changeMockExam } = useMockExamAdministration();
  const open = useOpenMockExam();
  return (
    <Page
      title={`Editar ${event.title}`}
      measure="text"
      intro={
        <TextLink to="/admin/dias-de-simulado/$mockExamId" params={{ mockExamId }}>
          Voltar para o dia de simulado
        </TextLink>
      }
    >
      <MockExamForm
        key={mockExamId}
        isNew={false}
        initialValues={valuesOf(event)}
        draft={`mock-exams/${mockExamId}`}
        save={async ({ practiceExamIds: _exams, colorsQtd: _colors, ...changes }, leave) => {
          await changeMockExam(mockExamId, changes);
          leave();
          await open(mockExamId, 'Alterações salvas com sucesso');
        }}
      />
    </Page>
  );
}

/** Says that the form was saved and shows the event. */
function useOpenMockExam() {
  const navigate = useNavigate();
  return async (mockExamId: string, message: string): Promise<void> => {
    showToast({ kind: 'success', message });
    await navigate({ to: '/admin/dias-de-simulado/$mockExamId', params: { mockExamId } });
  };
}
