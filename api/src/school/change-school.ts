import type { School, SchoolChanges } from '@sabia/domain/school/school.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { schoolFields } from './school-fields.ts';
import { schoolColumns } from './school.queries.ts';

/** Changes the fields that are sent. */
export async function changeSchool(
  tx: Database,
  { id, changes }: { id: string; changes: SchoolChanges },
): Promise<Omit<School, 'revision'>> {
  const { terms } = changes;
  const columns = { ...changes, ...(terms && { terms: cleanRichText(terms) }) };
  return orNotFound(
    await tx.maybe<Omit<School, 'revision'>>(sql`
      update school set ${patch('school', schoolFields, columns)}, updated_at = now()
      where id = ${id} returning ${schoolColumns}`),
  );
}
