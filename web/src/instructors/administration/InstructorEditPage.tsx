import type { InstructorChanges } from '@sabia/domain/instructors/instructor.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { EditConflictBoundary } from '../../history/EditConflictBoundary.tsx';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { instructorQuery } from '../instructors.api.ts';
import { useInstructorAdministration } from './administration.api.ts';
import { newInstructor, valuesOf } from './instructor-values.ts';
import { InstructorForm } from './InstructorForm.tsx';
import { InstructorFrame, ToInstructors } from './InstructorFrame.tsx';

export function NewInstructorPage() {
  const onSaved = useReturn('Instrutor criado');
  const { createInstructor } = useInstructorAdministration();
  return (
    <Page title="Novo instrutor" measure="text" intro={<ToInstructors />}>
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
    <InstructorFrame instructor={instructor} tab="Dados">
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
    </InstructorFrame>
  );
}

/** Says that the form was saved and shows the list. */
function useReturn(message: string) {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    showToast({ kind: 'success', message });
    await navigate({ to: '/admin/instrutores' });
  };
}
