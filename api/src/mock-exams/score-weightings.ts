import {
  type ScoreWeighting,
  type ScoreWeightingDraft,
  weightingsLimit,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';

/** Of a row of `score_weightings`. */
const weightsJson = sql`json_build_object('LC', lc, 'CH', ch, 'CN', cn, 'MT', mt, 'essay', essay)`;

const orderOfTitles = sql`title collate "pt-BR-x-icu", id`;

/** The weightings of the school, by title. */
export const listScoreWeightings = (db: Database): Promise<ScoreWeighting[]> =>
  db.many<ScoreWeighting>(sql`
    select id, title, ${weightsJson} as weights from score_weightings order by ${orderOfTitles}`);

/** The same as an expression. */
export const weightingsJson = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'title', title, 'weights', ${weightsJson})
    order by ${orderOfTitles}), '[]') from score_weightings)`;

/** Adds a weighting. Refuses with `title_taken` and `limit_reached`. */
export const createScoreWeighting = (
  db: Database,
  { title, weights: { LC, CH, CN, MT, essay } }: ScoreWeightingDraft,
): Promise<ScoreWeighting> =>
  db.transaction(
    async (tx) => {
      const created = await tx
        .maybe<ScoreWeighting>(
          sql`
        insert into score_weightings (title, lc, ch, cn, mt, essay)
        select ${title}, ${LC}, ${CH}, ${CN}, ${MT}, ${essay}
        where (select count(*) from score_weightings) < ${weightingsLimit}
        returning id, title, ${weightsJson} as weights`,
        )
        .catch(refuseTakenTitle);
      if (!created) throw tooMany;
      return created;
    },
    // Two requests do not both take the last place.
    { exclusive: ['score weightings'] },
  );

/** Replaces title and weights. Refuses with `not_found` and `title_taken`. */
export const changeScoreWeighting = async (
  db: Database,
  { id, title, weights: { LC, CH, CN, MT, essay } }: ScoreWeightingDraft & { id: string },
): Promise<ScoreWeighting> =>
  orNotFound(
    await db
      .maybe<ScoreWeighting>(
        sql`
        update score_weightings
        set title = ${title}, lc = ${LC}, ch = ${CH}, cn = ${CN}, mt = ${MT}, essay = ${essay}
        where id = ${id} returning id, title, ${weightsJson} as weights`,
      )
      .catch(refuseTakenTitle),
  );

export async function deleteScoreWeighting(db: Database, id: string): Promise<void> {
  await db.run(sql`delete from score_weightings where id = ${id}`);
}

function refuseTakenTitle(error: unknown): never {
  if (violatedConstraint(error) !== 'score_weightings_title') throw error;
  const message = 'Já existem pesos com este nome. Escolha outro nome.';
  throw new Refusal('title_taken', { errors: [{ path: 'title', message }] });
}

const tooMany = new Refusal('limit_reached', {
  detail: `A escola cadastra pesos de até ${weightingsLimit} cursos. Exclua um para criar outro.`,
});
