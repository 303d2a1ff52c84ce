import { randomBytes } from 'node:crypto';
import {
  certificateCode,
  certificateCodeBytes,
} from '@sabia/domain/certificates/certificate-code.ts';
import type pg from 'pg';
import { copyRows, templateRows } from './copy-rows.ts';
import type { Enrolment, History } from './history.ts';
import { idOf } from './ids.ts';
import type { TemplateEntities } from './template-rows.ts';
import { contentsQtd, sectionsQtd } from './sizes.ts';

const iso = (at: number) => new Date(at).toISOString();

export const isCompleted = ({ contentsDone }: Enrolment) => contentsDone === contentsQtd;

/** Copies the rows of a history: progress in contents, sections and courses, study days, certificates. */
export async function copyStudies(
  client: pg.Client,
  { learner, course }: TemplateEntities,
  { enrolments, completions }: History,
): Promise<void> {
  const template = (table: string, where: string) =>
    templateRows(client, table, `user_id = '${learner.id}' and ${where} limit 1`);

  await copyRows(
    client,
    'course_progressions',
    await template('course_progressions', `course_id = '${course.id}'`),
    enrolments.values().map((enrolment) => ({
      user_id: idOf('user', enrolment.user),
      course_id: idOf('course', enrolment.course),
      completed_at: isCompleted(enrolment) ? iso(enrolment.lastAt) : null,
      started_at: iso(enrolment.startedAt),
      updated_at: iso(enrolment.lastAt),
    })),
  );
  const perSection = contentsQtd / sectionsQtd;
  await copyRows(
    client,
    'section_progressions',
    await template('section_progressions', 'true'),
    enrolments.values().flatMap(({ user, course: number, startedAt, contentsDone }) =>
      Array.from({ length: Math.ceil(contentsDone / perSection) }, (_, at) => ({
        user_id: idOf('user', user),
        section_id: idOf('section', number * sectionsQtd + at),
        created_at: iso(startedAt),
      })),
    ),
  );
  const [page = {}] = await template(
    'content_progressions',
    `content_id = '${course.contentIds[0]}'`,
  );
  const [exam = {}] = await template(
    'content_progressions',
    `content_id = '${course.contentIds.at(-1)}'`,
  );
  const isExam = (content: number) => content === contentsQtd - 1;
  const asRow = ({ user, course: number }: Enrolment, content: number, at: number) => ({
    user_id: idOf('user', user),
    course_id: idOf('course', number),
    content_id: idOf('content', number * contentsQtd + content),
    completed_at: iso(at),
    created_at: iso(at),
    updated_at: iso(at),
  });
  await copyRows(
    client,
    'content_progressions',
    [page],
    completions()
      .filter(({ content }) => !isExam(content))
      .map(({ enrolment, content, at }) => asRow(enrolment, content, at)),
  );
  await copyRows(
    client,
    'content_progressions',
    [exam],
    enrolments
      .values()
      .filter(isCompleted)
      .map((enrolment) => ({
        ...asRow(enrolment, contentsQtd - 1, enrolment.lastAt),
        date_of_last_try: iso(enrolment.lastAt),
      })),
  );
  await copyRows(client, 'study_days', [], studyDays(completions()));
  await copyRows(
    client,
    'certificates',
    await template('certificates', `course_id = '${course.id}'`),
    enrolments
      .values()
      .filter(isCompleted)
      .map((enrolment) => ({
        code: certificateCode(randomBytes(certificateCodeBytes)),
        user_id: idOf('user', enrolment.user),
        course_id: idOf('course', enrolment.course),
        issued_at: iso(enrolment.lastAt),
      })),
  );
}

/** São Paulo is three hours behind UTC, and has been as long as this history. */
const dayNumber = (at: number) => Math.floor((at / 3_600_000 - 3) / 24);

function* studyDays(completions: ReturnType<History['completions']>) {
  const counts = new Map<number, number>();
  for (const { enrolment, at } of completions) {
    const key = enrolment.user * 100_000 + dayNumber(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, contents_qtd] of counts) {
    yield {
      user_id: idOf('user', Math.floor(key / 100_000)),
      day: iso((key % 100_000) * 86_400_000).slice(0, 10),
      contents_qtd,
    };
  }
}
