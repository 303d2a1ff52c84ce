import type { OwnRubric, RubricCard } from '@sabia/domain/essays/own-rubric.ts';
import { isReadyRubric, readyRubric } from '@sabia/domain/essays/ready-rubrics.ts';
import { mostPointsOf, type Rubric } from '@sabia/domain/essays/rubric.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** From rows `rubrics` and `versions`, the version in force. */
const columns = sql`rubrics.id, rubrics.version, rubrics.archived_at is not null as is_archived, versions.content,
  (select count(*) from questions where own_rubric_id = rubrics.id and deleted_at is null) as questions_qtd,
  iso(rubrics.created_at) as created_at, iso(rubrics.updated_at) as updated_at`;

const inForce = sql`rubrics join rubric_versions versions
  on versions.rubric_id = rubrics.id and versions.version = rubrics.version`;

type Row = Pick<
  RubricCard,
  'id' | 'version' | 'isArchived' | 'questionsQtd' | 'createdAt' | 'updatedAt'
> & {
  content: Rubric;
};

const asRead = ({ content, ...row }: Row): OwnRubric => ({
  ...row,
  ...stored(content),
  criteriaQtd: content.criteria.length,
  mostPoints: mostPointsOf(content),
});

const stored = ({ title, criteria, zeroReasons, thresholds }: Rubric) => ({
  title,
  criteria: criteria.map(({ levels, ...criterion }) => ({ ...criterion, levels: [...levels] })),
  zeroReasons: [...zeroReasons],
  thresholds,
});

/** All rubrics of the school by title, archived ones last. */
export const listRubrics = async (db: Database): Promise<RubricCard[]> =>
  (
    await db.many<Row>(sql`
      select ${columns} from ${inForce}
      order by archived_at is not null, rubrics.title collate "pt-BR-x-icu", rubrics.id`)
  ).map(asRead);

export async function findRubric(db: Database, id: string): Promise<OwnRubric | null> {
  const found = await db.maybe<Row>(
    sql`select ${columns} from ${inForce} where rubrics.id = ${id}`,
  );
  return found && asRead(found);
}

/** False if a question can't get the rubric: the school has not written it, or has archived it. */
export async function isRubricInUse(db: Database, rubric: string): Promise<boolean> {
  if (isReadyRubric(rubric)) return true;
  const found = await db.maybe(
    sql`select id from rubrics where id = ${rubric}::uuid and archived_at is null`,
  );
  return found !== null;
}

/**
 * From rows `questions` and `graded_answers`: the version by which an essay is corrected, that of its corrections or else the
 * one in force; null with a ready rubric.
 */
export const rubricVersion = sql`(
  select coalesce((select max(known.rubric_version) from essay_corrections known
      where known.attempt_id = graded_answers.attempt_id and known.question_id = graded_answers.question_id), version)
  from rubrics where id = questions.own_rubric_id)`;

/** From rows as above: the content of that version. */
export const rubricContent = sql`(
  select content from rubric_versions where rubric_id = questions.own_rubric_id and version = ${rubricVersion})`;

/** The rubric of an essay; the thresholds of the Enem are those of the question's year. */
export function rubricOf({
  rubric,
  year,
  rubricContent: content,
}: {
  rubric: string;
  year: number | null;
  rubricContent: Rubric | null;
}): Rubric {
  if (isReadyRubric(rubric)) return readyRubric(rubric, year);
  if (!content) throw new Error(`the rubric ${rubric} has no version`);
  return content;
}
