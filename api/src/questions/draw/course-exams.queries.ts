import { courseExamsLimit, type CourseExam } from '@sabia/domain/questions/banks.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { hasPart } from '../../platform/db/search.ts';

interface ExamSearch {
  searchKey?: string | undefined;
  chosen?: string | undefined;
}

/** The first contents with questions of their own whose title, or that of their course, has the part; `chosen` comes first. */
export const listCourseExams = (db: Database, { searchKey, chosen }: ExamSearch) =>
  db.many<CourseExam>(sql`
    select contents.id, contents.title,
      json_build_object('id', courses.id, 'title', courses.title) as course
    from contents
    join sections on sections.id = contents.section_id and sections.deleted_at is null
    join courses on courses.id = sections.course_id and not courses.is_deleted
    where contents.deleted_at is null
      and contents.content_type in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM')
      and contents.generated_exam_filters = '{}'
      and (contents.id = ${chosen ?? null}
        or ${hasPart(sql`plain(courses.title || ' ' || contents.title)`, searchKey ?? '')})
    order by contents.id is not distinct from ${chosen ?? null} desc, courses.title collate "pt-BR-x-icu",
      courses.id, sections.position, contents.position, contents.id
    limit ${courseExamsLimit}`);
