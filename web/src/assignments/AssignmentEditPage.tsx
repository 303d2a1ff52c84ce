import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import '../ui/forms/authoring-styles.ts';
import { classQuery } from '../classes/classes.api.ts';
import { Page } from '../ui/page/Page.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { assignmentQuery, useAssignments } from './assignments.api.ts';
import { changesOf, fieldsOf, newAssignment, valuesOf } from './assignment-values.ts';
import { AssignmentForm } from './AssignmentForm.tsx';

export function NewAssignmentPage() {
  const { classId } = useParams({ from: '/turmas/$classId/nova-atividade' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { create } = useAssignments(classId);
  const navigate = useNavigate();
  return (
    <Page
      title="Nova atividade"
      measure="text"
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {schoolClass.title}
        </TextLink>
      }
    >
      <AssignmentForm
        isNew
        of={schoolClass}
        initialValues={newAssignment}
        save={async (values, leave) => {
          const { id } = await create(fieldsOf(values));
          leave();
          showToast({ kind: 'success', message: 'A turma tem uma atividade nova' });
          await navigate({
            to: '/turmas/$classId/atividades/$assignmentId',
            params: { classId, assignmentId: id },
          });
        }}
      />
    </Page>
  );
}

export function AssignmentEditPage() {
  const { classId, assignmentId } = useParams({
    from: '/turmas/$classId/atividades/$assignmentId/editar',
  });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { data: assignment } = useSuspenseQuery(assignmentQuery(classId, assignmentId));
  // As the form began: the assignment may be read again meanwhile.
  const [before] = useState(() => valuesOf(assignment, schoolClass.timeZone));
  const { change } = useAssignments(classId);
  const navigate = useNavigate();
  const place = {
    to: '/turmas/$classId/atividades/$assignmentId',
    params: { classId, assignmentId },
  } as const;
  return (
    <Page
      title={`Editar ${assignment.title}`}
      measure="text"
      intro={<TextLink {...place}>Voltar para a atividade</TextLink>}
    >
      <AssignmentForm
        key={assignmentId}
        isNew={false}
        of={schoolClass}
        initialValues={before}
        save={async (values, leave) => {
          await change(assignmentId, changesOf(before, values));
          leave();
          showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
          await navigate(place);
        }}
      />
    </Page>
  );
}
