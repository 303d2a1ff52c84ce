import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditConflictBoundary } from '../../history/EditConflictBoundary.tsx';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { schoolQuery, termsQuery } from '../school.api.ts';
import { SchoolForm } from './SchoolForm.tsx';
import { SchoolTabs } from '../SchoolTabs.tsx';
import { useChangeSchool } from '../use-change-school.ts';

/** The company behind the school and its terms of use. */
export function SchoolPage() {
  const { data: school } = useSuspenseQuery(schoolQuery);
  const { data: terms } = useSuspenseQuery(termsQuery);
  const [saves, setSaves] = useState(0);
  const changeSchool = useChangeSchool(school.id);
  return (
    <Page title="Escola" intro="Quem oferece os cursos, e as regras do site.">
      <SchoolTabs />
      <EditConflictBoundary
        // After a save, a new form has the saved version as its base.
        key={saves}
        kind="SCHOOL"
        revision={school.revision}
        save={async (changes: SchoolChanges, revision) => {
          const saved = await changeSchool(changes, revision);
          setSaves(saves + 1);
          return saved;
        }}
      >
        {(save) => <SchoolForm school={school} terms={terms} save={save} />}
      </EditConflictBoundary>
    </Page>
  );
}
