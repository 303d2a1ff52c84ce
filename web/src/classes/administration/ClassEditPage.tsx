import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { classQuery } from '../classes.api.ts';
import { useClassAdministration } from './class-administration.api.ts';
import { newClass, valuesOf } from './class-values.ts';
import { ClassForm } from './ClassForm.tsx';

export function NewClassPage() {
  const { createClass } = useClassAdministration();
  const open = useOpenClass();
  return (
    <Page
      title="Nova turma"
      measure="text"
      intro={
        <TextLink to="/admin/turmas" search={{ page: 1 }}>
          Todas as turmas
        </TextLink>
      }
    >
      <ClassForm
        isNew
        initialValues={newClass}
        draft="classes/new"
        save={async (draft, leave) => {
          const { id } = await createClass(draft);
          leave();
          await open(id, 'Turma criada');
        }}
      />
    </Page>
  );
}

export function ClassEditPage() {
  const { classId } = useParams({ from: '/admin/turmas/$classId/editar' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { changeClass } = useClassAdministration();
  const open = useOpenClass();
  return (
    <Page
      title={`Editar ${schoolClass.title}`}
      measure="text"
      intro={
        <TextLink to="/admin/turmas/$classId" params={{ classId }} search={{ page: 1 }}>
          Voltar para a turma
        </TextLink>
      }
    >
      <ClassForm
        key={classId}
        isNew={false}
        initialValues={valuesOf(schoolClass)}
        draft={`classes/${classId}`}
        save={async (draft, leave) => {
          await changeClass(classId, draft);
          leave();
          await open(classId, 'Alterações salvas com sucesso');
        }}
      />
    </Page>
  );
}

/** Says that the form was saved and shows the class. */
function useOpenClass() {
  const navigate = useNavigate();
  return async (classId: string, message: string): Promise<void> => {
    showToast({ kind: 'success', message });
    await navigate({ to: '/admin/turmas/$classId', params: { classId }, search: { page: 1 } });
  };
}
