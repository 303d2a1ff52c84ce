import type { CourseCard } from '@sabia/domain/courses/course.ts';
import type { Page } from '@sabia/domain/fields.ts';
import type { LastExam } from '@sabia/domain/progress/last-exam.ts';
import type { ProgressionStatus } from '@sabia/domain/progress/progression.ts';
import {
  dayInSaoPaulo,
  streakOf,
  type Streak,
  type StudyDay,
} from '@sabia/domain/progress/streak.ts';
import { weekStartOf, type WeeklyGoal } from '@sabia/domain/progress/weekly-goal.ts';
import {
  cardColumns,
  countingContents,
  onShow,
  toCard,
  type CardRow,
} from '../courses/courses.queries.ts';
import { isMinor } from '@sabia/domain/privacy/guardian.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { lastExamJson } from './last-exam.queries.ts';

/** Queries of a learner's home page. */

/** The contents that a user has completed, in the current or an earlier round of their courses. */
const completedContents = (userId: string): Statement => sql`
  select content_id from content_progressions
    where user_id = ${userId} and completed_at is not null
  union select content_id from past_content_progressions
    where user_id = ${userId} and completed_at is not null`;

export async function readStreak(
  db: Database,
  userId: string,
  now: Date,
): Promise<Streak & { isTold: boolean }> {
  const { birthDate, studied } = await db.one<{
    birthDate: string | null;
    studied: StudyDay[];
  }>(sql`
    select (select birth_date from users where id = ${userId}) as birth_date, (
      select coalesce(json_agg(json_build_object('day', day, 'contentsQtd', contents_qtd)), '[]')
      from study_days where user_id = ${userId}) as studied`);
  const today = dayInSaoPaulo(now);
  return { ...streakOf(studied, today), isTold: !isMinor(birthDate, today) };
}

export const countCompletedContents = (db: Database, userId: string) =>
  db.one<{ total: number }>(sql`
    select count(*) as total from (${completedContents(userId)}) completed`);

export async function readOverview(db: Database, userId: string, now: Date) {
  const [totals, { streak }] = await Promise.all([
    db.one<{
      coursesInProgress: number;
      coursesCompleted: number;
      contentsCompleted: number;
      certificates: number;
      hoursCompleted: number;
      hasFirstAnswers: boolean;
      lastExam: LastExam | null;
    }>(sql`
      select
        (select count(*) ${fromStatus(userId, 'IN_PROGRESS')}) as courses_in_progress,
        (select count(*) from (
          select course_id from course_progressions
            where user_id = ${userId} and completed_at is not null
          union select course_id from course_rounds
            where user_id = ${userId} and completed_at is not null) completed) as courses_completed,
        (select count(*) from (${completedContents(userId)}) completed)
          as contents_completed,
        (select count(*) from certificates where user_id = ${userId}) as certificates,
        (select coalesce(sum(course_hours), 0) from certificates where user_id = ${userId})
          as hours_completed,
        exists (select from first_answers where user_id = ${userId}) as has_first_answers,
        ${lastExamJson(userId)} as last_exam`),
    readStreak(db, userId, now),
  ]);
  return { ...totals, streak };
}

type OngoingCourse = CourseCard & {
  nextContent: { id: string; title: string; durationSeconds: number | null } | null;
  isStudied: boolean;
};

/** The learner has progress in the course of a row `last`, in this round or in an earlier one. */
const isStudied = sql`(last.restarted_at is not null or exists (
  select from content_progressions studied
  where studied.user_id = last.user_id and studied.course_id = last.course_id))`;

/** The last studied course that is not completed, or else the last opened one, with its first open content. */
export async function findLastOngoingCourse(
  db: Database,
  userId: string,
): Promise<{ course: OngoingCourse | null }> {
  const row = await db.maybe<CardRow & Pick<OngoingCourse, 'nextContent' | 'isStudied'>>(sql`
    select ${cardColumns(userId)}, (
      select json_build_object('id', contents.id, 'title', contents.title,
      'durationSeconds', contents.duration_seconds)
      from ${countingContents}
      left join content_progressions on content_progressions.content_id = contents.id
        and content_progressions.user_id = ${userId}
        and content_progressions.course_id = courses.id
      where sections.course_id = courses.id and content_progressions.completed_at is null
      order by sections.position, sections.id, contents.position, contents.id limit 1
    ) as next_content, ${isStudied} as is_studied
    from course_progressions last
    join courses on courses.id = last.course_id and ${onShow}
    where last.user_id = ${userId} and last.completed_at is null
    order by is_studied desc, last.updated_at desc, last.id desc limit 1`);
  if (!row) return { course: null };
  const { nextContent, isStudied: hasProgress, ...card } = row;
  return { course: { ...toCard(card), nextContent, isStudied: hasProgress } };
}

const fromStatus = (userId: string, status: ProgressionStatus): Statement => {
  const started = sql`from course_progressions mine
    join courses on courses.id = mine.course_id and not courses.is_deleted
    where mine.user_id = ${userId}`;
  if (status === 'COMPLETED') return sql`${started} and mine.completed_at is not null`;
  if (status === 'IN_PROGRESS')
    return sql`${started} and mine.completed_at is null and courses.is_active`;
  return sql`from courses where ${onShow} and not exists (
    select from course_progressions mine
    where mine.course_id = courses.id and mine.user_id = ${userId})`;
};

export async function listCoursesByStatus(
  db: Database,
  userId: string,
  status: ProgressionStatus,
): Promise<CourseCard[]> {
  const rows = await db.many<CardRow>(sql`
    select ${cardColumns(userId)} ${fromStatus(userId, status)} order by ${latestFirst(status)}`);
  return rows.map(toCard);
}

/** The last studied courses first; courses that are not started by their age. */
const latestFirst = (status: ProgressionStatus): Statement =>
  status === 'NOT_STARTED'
    ? sql`courses.created_at desc, courses.id desc`
    : sql`mine.updated_at desc, courses.id desc`;

const sortings = {
  title: sql`courses.title collate "pt-BR-x-icu"`,
  createdAt: sql`courses.created_at`,
  updatedAt: sql`courses.updated_at`,
};

export async function pageCoursesByStatus(
  db: Database,
  userId: string,
  asked: PageQuery & {
    status: ProgressionStatus;
    field?: keyof typeof sortings | undefined;
    criteria?: 'asc' | 'desc' | undefined;
  },
): Promise<Page<CourseCard>> {
  const { field, criteria = 'asc', status } = asked;
  const page = await readPage<CardRow>(db, asked, {
    columns: cardColumns(userId),
    from: fromStatus(userId, status),
    order: field ? orderBy(sortings[field], criteria, sql`courses.id`) : latestFirst(status),
  });
  return { ...page, items: page.items.map(toCard) };
}

export async function readWeeklyGoal(db: Database, userId: string, now: Date): Promise<WeeklyGoal> {
  const today = dayInSaoPaulo(now);
  const weekStart = weekStartOf(today);
  const goal = await db.one<Omit<WeeklyGoal, 'weekStart'>>(sql`
    select (select days_per_week from weekly_goals where user_id = ${userId}) as days_per_week,
      (select count(*) from study_days where user_id = ${userId}
        and day between ${weekStart} and ${today} and contents_qtd > 0) as studied_days`);
  return { ...goal, weekStart };
}
