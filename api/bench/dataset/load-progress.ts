import type pg from 'pg';
import { idSql } from './ids.ts';
import { insertCopies } from './insert-copies.ts';
import { contentsQtd, daysOfHistory, sectionsQtd, type DatasetSize } from './sizes.ts';
import type { TemplateEntities } from './template-entities.ts';

/**
 * Inserts progress, study days and certificates. Activity grows steadily, some learners and courses are more active
 * than others, and one enrolment in twelve completes its course. Contents are completed a few at a time, every few
 * days. Leaves the temporary tables `completion` and `enrolment`.
 */
export async function loadProgress(
  client: pg.Client,
  { learner, course }: TemplateEntities,
  { users, courses, contentProgressions }: DatasetSize,
  now: Date,
): Promise<void> {
  const insert = (table: string, template: string, changes: string) =>
    insertCopies(client, table, `user_id = '${learner.id}' and ${template}`, changes);
  const today = `timestamptz '${now.toISOString()}'`;
  const lastContent = contentsQtd - 1;

  // An enrolment has 17 completions on average; a tenth allows for enrolments that are drawn twice.
  await client.query(`
    create temporary table completion as
    select user_number, course_number, content, started_at,
      started_at + content * interval '8 minutes' + content / 3 * interval '3 days' as at
    from (
      select distinct on (user_number, course_number) *
      from (
        select number, floor(${users} * random() ^ 1.5)::integer as user_number,
          floor(${courses} * random() ^ 2)::integer as course_number,
          ${today} - interval '${daysOfHistory} days' * (1 - sqrt(random())) as started_at,
          case when random() < 1.0 / 12 then ${contentsQtd}
            else least(${lastContent}, 1 + floor(-12 * ln(1 - random())))::integer end as contents
        from generate_series(1, ${contentProgressions / 10}) number
      ) as drawn
    ) as enrolment, generate_series(0, contents - 1) content
    where started_at + content * interval '8 minutes' + content / 3 * interval '3 days' < ${today}
    order by number, content limit ${contentProgressions}`);
  await client.query(`
    create temporary table enrolment as
    select user_number, course_number, ${idSql('user', 'user_number')} as user_id,
      ${idSql('course', 'course_number')} as course_id, min(at) as started_at, max(at) as last_at,
      count(*) as contents, count(*) = ${contentsQtd} as is_completed
    from completion group by user_number, course_number`);
  await client.query('analyze completion, enrolment');

  await insert(
    'course_progressions',
    `course_id = '${course.id}'`,
    `select uuidv7() as id, user_id, course_id, started_at, last_at as updated_at,
      case when is_completed then last_at end as completed_at, contents as completed_contents_qtd,
      0 as structure_version
    from enrolment`,
  );
  await insert(
    'section_progressions',
    'true',
    `select uuidv7() as id, user_id, started_at as created_at,
      ${idSql('section', `course_number * ${sectionsQtd} + section`)} as section_id
    from enrolment, generate_series(0, (contents - 1) / ${contentsQtd / sectionsQtd}) section`,
  );
  // The enrolments are counted already.
  await client.query('alter table content_progressions disable trigger user');
  const completed = `uuidv7() as id, ${idSql('user', 'user_number')} as user_id,
    ${idSql('course', 'course_number')} as course_id,
    ${idSql('content', `course_number * ${contentsQtd} + content`)} as content_id,
    at as completed_at, at as created_at, at as updated_at`;
  await insert(
    'content_progressions',
    `content_id = '${course.contentIds[0]}'`,
    `select ${completed} from completion where content < ${lastContent} order by at`,
  );
  await insert(
    'content_progressions',
    `content_id = '${course.contentIds.at(-1)}'`,
    `select ${completed}, at as date_of_last_try from completion where content = ${lastContent} order by at`,
  );
  await client.query('alter table content_progressions enable trigger user');
  await client.query(`
    insert into study_days (user_id, day, contents_qtd)
    select ${idSql('user', 'user_number')}, (at at time zone 'America/Sao_Paulo')::date, count(*)
    from completion group by 1, 2`);
  await insert(
    'certificates',
    `course_id = '${course.id}'`,
    `select uuidv7() as id, user_id, course_id, last_at as issued_at,
      'SABIA-' || upper(md5(user_id::text || course_id)) as code
    from enrolment where is_completed`,
  );
}
