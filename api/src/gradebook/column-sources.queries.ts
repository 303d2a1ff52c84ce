import { mistakesOfSources } from '@sabia/domain/gradebook/column-source.ts';
import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { listSourceChoices } from './fed-marks.queries.ts';

/** Some columns have marks that are not typed in. */
export const hasSources = (rules: Pick<GradebookRules, 'columns'> | null): boolean =>
  rules?.columns.some(({ source }) => source) ?? false;

interface ChangedSources {
  classId: string;
  draft: Pick<GradebookRules, 'columns'>;
  before: Pick<GradebookRules, 'columns'> | null;
}

/** Refuses columns with another source than before that the class does not have. */
export async function requireSources(
  db: Database,
  { classId, draft, before }: ChangedSources,
): Promise<void> {
  if (!hasSources(draft)) return;
  const choices = await listSourceChoices(db, classId);
  refuseMistakes(
    mistakesOfSources(draft.columns, { before: before?.columns ?? [], choices }).map(
      ({ at, field, message }) => ({ path: `columns.${at}.source.${field}`, message }),
    ),
  );
}
