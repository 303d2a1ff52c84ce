import { sql, type Database, type Statement } from '../platform/db/database.ts';

// The rows that name a file, by the columns `file_names` and their indexes (api/migrations/0005-files.sql). `name` is the
// hash in the file's URL.

const named = (table: Statement, name: Statement) =>
  sql`exists (select from ${table} where file_names @> array[${name}])`;

const pictureName = sql`substring(profile_picture from '^/files/([a-z0-9]{1,64})')`;

/** True where a page that visitors see names the file. */
const isNamedByPublicPages = (name: Statement) => sql`(
  ${named(sql`courses`, name)} or ${named(sql`trails`, name)} or ${named(sql`lives`, name)}
  or ${named(sql`school`, name)} or ${named(sql`instructors`, name)})`;

/** True where a content, an exam, also a sealed one, a question or an earlier version of anything names the file. */
const isNamedByLessons = (name: Statement) => sql`(
  ${named(sql`contents`, name)} or ${named(sql`practice_exams`, name)}
  or ${named(sql`question_versions`, name)}
  or ${named(sql`revisions`, name)}
  or ${named(sql`mock_exam_seals`, name)})`;

/** True where anything names the file that the school shows or can restore. */
export const isNamedAnywhere = (name: Statement) => sql`(
  ${isNamedByPublicPages(name)} or ${isNamedByLessons(name)}
  or ${named(sql`mock_exam_sheets`, name)}
  or exists (select from users where ${pictureName} = ${name})
  or exists (select from answers
    where response is not null and file_names_in(response::text) @> array[${name}]))`;

/** Contents that everybody may open (product.md C9, C10, C12). */
const isOpenContent = sql`(contents.is_preview or courses.payment_type = 'FREE'
  or courses.payment_type = 'FREEMIUM' and sections.is_freemium)`;

const withItsCourse = sql`
  join sections on sections.id = contents.section_id and sections.deleted_at is null
  join courses on courses.id = sections.course_id and not courses.is_deleted`;

/**
 * True for a file that everybody may open. A profile picture makes public only a file of its user, or
 * one without an owner that no lesson names: a learner must not publish a paid file by naming it.
 */
const isPublic = (name: Statement) => sql`(
  ${isNamedByPublicPages(name)}
  or exists (
    select from contents ${withItsCourse}
    where contents.file_names @> array[${name}] and contents.deleted_at is null and ${isOpenContent})
  or exists (
    select from practice_exams
    where file_names @> array[${name}] and payment_type = 'FREE' and not is_deleted)
  or exists (
    select from question_versions
    join questions on questions.id = question_versions.question_id
    left join practice_exams on practice_exams.id = questions.exam_id
    where question_versions.file_names @> array[${name}] and (
      practice_exams.payment_type = 'FREE' and not practice_exams.is_deleted
      or exists (
        select from contents ${withItsCourse}
        where contents.id = questions.exam_id and contents.deleted_at is null
          and ${isOpenContent})))
  or exists (
    select from users
    where ${pictureName} = ${name} and (
      exists (select from files where files.name = ${name} and files.owner_id = users.id)
      or not exists (select from files where files.name = ${name})
        and not ${isNamedByLessons(name)})))`;

/** Those of the files that only subscribers and administrators may open, also those that nothing names. */
export async function findPaidFiles(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    select asked.name from unnest(${names}::text[]) asked(name)
    where not ${isPublic(sql`asked.name`)}`);
  return rows.map(({ name }) => name);
}
