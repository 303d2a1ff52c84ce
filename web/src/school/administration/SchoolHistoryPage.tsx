import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { schoolQuery } from '../school.api.ts';
import { SchoolTabs } from '../SchoolTabs.tsx';

export function SchoolHistoryPage() {
  const { page = 1 } = useSearch({ from: '/admin/escola/historico' });
  const { data: school } = useSuspenseQuery(schoolQuery);
  return (
    <Page title="Escola: histórico" heading="Escola">
      <SchoolTabs />
      <History kind="SCHOOL" id={school.id} page={page} />
    </Page>
  );
}
