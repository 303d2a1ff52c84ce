import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EditConflictBoundary } from '../../history/EditConflictBoundary.tsx';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { SchoolTabs } from '../SchoolTabs.tsx';
import { schoolQuery } from '../school.api.ts';
import { useChangeSchool } from '../use-change-school.ts';
import { BrandForm } from './BrandForm.tsx';
import { LastBrandChange } from './LastBrandChange.tsx';

/** The server writes the brand into each page, so a change shows after the page has loaded again. */
const showEverywhere = () => window.location.reload();

/** The name, the logo, the colours and the texts of the school. */
export function BrandPage() {
  const { data: school } = useSuspenseQuery(schoolQuery);
  const changeSchool = useChangeSchool(school.id);
  return (
    <Page
      title="Escola: marca"
      heading="Escola"
      intro="A marca aparece em todas as telas, nos certificados, nos recibos e nos e-mails."
    >
      <SchoolTabs />
      <LastBrandChange
        schoolId={school.id}
        undo={async (changes) => {
          await changeSchool(changes, school.revision);
          showEverywhere();
        }}
      />
      <EditConflictBoundary
        kind="SCHOOL"
        revision={school.revision}
        save={(changes: SchoolChanges, revision) => changeSchool(changes, revision)}
      >
        {(save) => <BrandForm school={school} save={save} onSaved={showEverywhere} />}
      </EditConflictBoundary>
    </Page>
  );
}
