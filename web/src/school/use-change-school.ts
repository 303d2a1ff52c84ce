import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import type { Revision } from '../platform/api/api.ts';
import { forgetKeptPage } from '../platform/service-worker.ts';

/** The change of the school; it refreshes the queries of the school. */
export function useChangeSchool(id: string) {
  const context = useAppContext();
  const { wrote } = refreshing(context, 'GET /school');
  return async (changes: SchoolChanges, ifMatch?: Revision) => {
    const school = await wrote(
      context.call('PATCH /school/{id}', { params: { id }, body: changes }, { ifMatch }),
    );
    // The server writes the brand and the company into each page.
    await forgetKeptPage();
    return school;
  };
}
