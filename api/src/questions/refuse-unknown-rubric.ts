import { invalid } from '@sabia/domain/refusal.ts';
import { isRubricInUse } from '../essays/rubrics.queries.ts';
import type { Database } from '../platform/db/database.ts';

/** Refuses a rubric that the school has not written or has archived. */
export async function refuseUnknownRubric(
  db: Database,
  { rubric }: { rubric?: string | null | undefined },
): Promise<void> {
  if (rubric && !(await isRubricInUse(db, rubric)))
    throw invalid('rubric', 'Esta rubrica não existe ou está arquivada');
}
