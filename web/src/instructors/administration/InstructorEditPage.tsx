import type { InstructorChanges } from '@sabia/domain/instructors/instructor.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { EditConflictBoundary } from '../../history/EditConflictBoundary.tsx';
import '../../ui/authoring-styles.ts';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { showToast } from '../../ui/toast.tsx';
import { instructorQuery } from '../instructors.api.ts';
import { useInstructorAdministration } from './administration.api.ts';
import { newInstructor, valuesOf } from './instructor-values.ts';
import { InstructorForm } from './InstructorForm.tsx';

export function NewInstructorPage() {
  const onSaved = useReturn('Instrutor criado');
  const { createInstructor } = useInstructorAdministration();
  return (
    <Page title="Novo instrutor" measure="text" actions={<ToList />}>
      <InstructorForm
        isNew
        initialValues={newInstructor}
        draft="instructors/new"
        save={createInstructor}
        onSaved={onSaved}
      />
    </Page>
  );
}

export function InstructorEditPage() {
  const { instructorId } = useParams({ from: '/admin/instrutores/$instructorId' });
  const { data: instructor } = useSuspenseQuery(instructorQuery(instructorId));
  const onSaved = useReturn('Alterações salvas com sucesso');
  const { changeInstructor } = useInstructorAdministration();
  return (
    <Page title={instructor.name} measure="text" actions={<ToList />}>
      <EditConflictBoundary
        key={instructor.id}
        kind="INSTRUCTOR"
        revision={instructor.revision}
        save={(changes: InstructorChanges, revision) =>
          changeInstructor(instructor.id, changes, revision)
        }
      >
        {(save) => (
          <InstructorForm
            isNew={false}
            initialValues={valuesOf(instructor)}
            draft={`instructors/${instructor.id}`}
            save={save}
            onSaved={onSaved}
          />
        )}
      </EditConflictBoundary>
    </Page>
  );
}

const ToList = () => <TextLink to="/admin/instrutores">Todos os instrutores</TextLink>;

/** Says that the form was saved and shows the list. */
function useReturn(message: string) {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    showToast({ kind: 'success', message });
    await navigate({ to: '/admin/instrutores' });
  };
}
