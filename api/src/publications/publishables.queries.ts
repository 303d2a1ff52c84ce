import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { VerifiedCourse } from '@sabia/domain/publications/verify-course.ts';
import type { VerifiedLive } from '@sabia/domain/publications/verify-live.ts';
import type { QuestionSource } from '@sabia/domain/publications/verify-questions.ts';
import type { VerifiedTrail } from '@sabia/domain/publications/verify-trail.ts';
import { quotaGroupsJson } from '../questions/draw/met-quotas.queries.ts';
import { questionsJson } from '../questions/questions.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

const tables: Record<PublicationKind, Statement> = {
  COURSE: sql`courses`,
  TRAIL: sql`trails`,
  LIVE: sql`lives`,
  PRACTICE_EXAM: sql`practice_exams`,
};

export interface PublishableRow {
  id: string;
  title: string;
  isActive: boolean;
}

/** The existing entities, locked against changes and deletion. */
export const lockPublishables = (tx: Database, kind: PublicationKind, ids: readonly string[]) =>
  tx.many<PublishableRow>(sql`
    select id, title, is_active from ${tables[kind]}
    where id = any(${ids}::uuid[]) and not is_deleted order by id for no key update`);

/** True if the entity is published already. */
export async function isActive(tx: Database, kind: PublicationKind, id: string): Promise<boolean> {
  const row = await tx.maybe<{ isActive: boolean }>(sql`
    select is_active from ${tables[kind]} where id = ${id}`);
  return row?.isActive ?? false;
}

/** The question source of a content or practice exam, as JSON. */
const questionSourceJson = (input: {
  isDrawn: Statement;
  filters: Statement;
  quotas: Statement;
  questionsQtd: Statement;
  isOwners: Statement;
  publishing: Statement;
}) => sql`json_build_object('isDrawn', ${input.isDrawn}, 'questionsQtd', ${input.questionsQtd},
  'drawQuotas', ${input.quotas}, 'matching', case when ${input.isDrawn}
    then ${quotaGroupsJson(input, { publishing: input.publishing })} else '[]' end,
  'questions', ${questionsJson(input.isOwners)})`;

const contentQuestionSource = questionSourceJson({
  isDrawn: sql`contents.generated_exam_filters <> '{}'`,
  filters: sql`contents.generated_exam_filters`,
  quotas: sql`contents.draw_quotas`,
  questionsQtd: sql`contents.questions_qtd`,
  isOwners: sql`questions.exam_id = contents.id`,
  publishing: sql`verified.id`,
});

const contentJson = sql`json_build_object(
  'id', contents.id, 'contentType', contents.content_type, 'title', contents.title,
  'isActive', contents.is_active, 'durationSeconds', contents.duration_seconds, 'pageContent', contents.page_content,
  'videoUrl', contents.video_url, 'videoDescription', contents.video_description, 'instructions', contents.instructions,
  'captionsUrl', contents.captions_url, 'extraContents', contents.extra_contents,
  'readComplements', contents.read_complements,
  'questionSource', case when contents.content_type in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM')
    then ${contentQuestionSource} end)`;

export const findCourses = (db: Database, ids: readonly string[]) =>
  db.many<VerifiedCourse & { id: string; slug: string }>(sql`
    select verified.id, verified.slug, verified.thumb_url, verified.estimated_completion_hours,
      verified.description, verified.banners, verified.payment_type,
      (select count(*) from course_terms join terms on terms.id = term_id and kind = 'skills'
        where course_id = verified.id) as skills_qtd,
      (select coalesce(json_agg(json_build_object(
          'title', sections.title, 'isActive', sections.is_active,
          'isFreemium', sections.is_freemium,
          'contents', (
            select coalesce(json_agg(${contentJson} order by contents.position, contents.id), '[]')
            from contents
            where contents.section_id = sections.id and contents.deleted_at is null
          )) order by sections.position, sections.id), '[]')
        from sections
        where sections.course_id = verified.id and sections.deleted_at is null) as sections
    from courses verified
    where verified.id = any(${ids}::uuid[]) and not verified.is_deleted`);

export const findTrails = (db: Database, ids: readonly string[]) =>
  db.many<VerifiedTrail & { id: string }>(sql`
    select trails.id, trails.thumb_url, trails.estimated_completion_hours, trails.description,
      trails.banners,
      (select coalesce(json_agg(json_build_object(
          'kind', case when courses.id is not null then 'course'
            when lives.id is not null then 'live' else 'practice-exam' end,
          'title', coalesce(courses.title, lives.title, practice_exams.title),
          'isActive', coalesce(courses.is_active, lives.is_active, practice_exams.is_active),
          'isDeleted', coalesce(courses.is_deleted, lives.is_deleted, practice_exams.is_deleted))
          order by trail_contents.position, trail_contents.id), '[]')
        from trail_contents
        left join courses on courses.id = trail_contents.course_id
        left join lives on lives.id = trail_contents.live_id
        left join practice_exams on practice_exams.id = trail_contents.practice_exam_id
        where trail_contents.trail_id = trails.id) as contents
    from trails where trails.id = any(${ids}::uuid[]) and not trails.is_deleted`);

export const findLives = (db: Database, ids: readonly string[]) =>
  db.many<VerifiedLive & { id: string }>(sql`
    select id, thumb_url, live_url, recording_url, starts_at, ends_at
    from lives where id = any(${ids}::uuid[]) and not is_deleted`);

const examQuestionSource = questionSourceJson({
  isDrawn: sql`verified.auto_generate`,
  filters: sql`verified.filters`,
  quotas: sql`verified.draw_quotas`,
  questionsQtd: sql`verified.questions_qtd`,
  isOwners: sql`questions.exam_id = verified.id`,
  publishing: sql`null::uuid`,
});

export const findPracticeExams = (db: Database, ids: readonly string[]) =>
  db.many<{ id: string; source: QuestionSource }>(sql`
    select verified.id, ${examQuestionSource} as source
    from practice_exams verified
    where verified.id = any(${ids}::uuid[]) and not verified.is_deleted`);
