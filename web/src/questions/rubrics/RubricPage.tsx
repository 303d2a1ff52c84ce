import { Button } from '@mantine/core';
import type { OwnRubric } from '@sabia/domain/essays/own-rubric.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { rubricQuery, useRubricAdministration } from '../rubrics.api.ts';
import { newRubric, valuesOf } from './rubric-values.ts';
import { RubricForm } from './RubricForm.tsx';

const ToRubrics = () => <TextLink to="/admin/rubricas">Todas as rubricas</TextLink>;

export function NewRubricPage() {
  const { createRubric } = useRubricAdministration();
  const leave = useReturn();
  return (
    <Page title="Nova rubrica" measure="text" intro={<ToRubrics />}>
      <RubricForm
        isNew
        initialValues={newRubric()}
        draft="rubrics/new"
        save={createRubric}
        onSaved={() => leave('Rubrica criada')}
      />
    </Page>
  );
}

export function RubricPage() {
  const { rubricId } = useParams({ from: '/admin/rubricas/$rubricId' });
  const { data: rubric } = useSuspenseQuery(rubricQuery(rubricId));
  const { changeRubric } = useRubricAdministration();
  const leave = useReturn();
  return (
    <Page
      title={rubric.title}
      measure="text"
      intro={<ToRubrics />}
      actions={<ArchiveButton rubric={rubric} />}
    >
      <RubricForm
        key={`${rubric.id} ${rubric.version}`}
        isNew={false}
        initialValues={valuesOf(rubric)}
        draft={`rubrics/${rubric.id}`}
        save={(draft) => changeRubric(rubric.id, { ...draft, version: rubric.version })}
        onSaved={() => leave('Rubrica salva. As correções já feitas ficam como estão.')}
      />
    </Page>
  );
}

function ArchiveButton({ rubric: { id, version, isArchived } }: { rubric: OwnRubric }) {
  const { changeRubric } = useRubricAdministration();
  const [isPending, setPending] = useState(false);
  async function archive(): Promise<void> {
    setPending(true);
    try {
      await changeRubric(id, { version, isArchived: !isArchived });
      showToast({
        kind: 'success',
        message: isArchived ? 'Rubrica de volta' : 'Rubrica arquivada. As questões dela continuam.',
      });
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button variant="default" loading={isPending} onClick={() => void archive()}>
      {isArchived ? 'Desarquivar' : 'Arquivar'}
    </Button>
  );
}

/** Says what was saved and shows the list. */
function useReturn() {
  const navigate = useNavigate();
  return async (message: string): Promise<void> => {
    showToast({ kind: 'success', message });
    await navigate({ to: '/admin/rubricas' });
  };
}
