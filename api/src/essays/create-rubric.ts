import {
  type OwnRubric,
  type RubricDraft,
  rubricOfDraft,
  rubricsLimit,
} from '@sabia/domain/essays/own-rubric.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findRubric } from './rubrics.queries.ts';

/** Two rubrics do not both take the last place. */
const rubricsLock = 'rubrics';

/** Stores the first version of a rubric. */
export function createRubric(db: Database, draft: RubricDraft, { now }: At): Promise<OwnRubric> {
  const at = now.toISOString();
  return db.transaction(
    async (tx) => {
      const created = await tx.maybe<{ id: string }>(sql`
        with created as (
          insert into rubrics (title, created_at, updated_at)
          select ${draft.title}, ${at}, ${at} where (select count(*) from rubrics) < ${rubricsLimit}
          returning id
        )
        insert into rubric_versions (rubric_id, version, content, created_at)
        select id, 1, ${JSON.stringify(rubricOfDraft(draft))}, ${at} from created
        returning rubric_id as id`);
      if (!created) throw tooMany;
      return orNotFound(await findRubric(tx, created.id));
    },
    { exclusive: [rubricsLock] },
  );
}

const tooMany = new Refusal('limit_reached', {
  detail: `A escola tem no máximo ${rubricsLimit} rubricas.`,
});
