import type pg from 'pg';
import { copyRows, templateRows } from './copy-rows.ts';
import { createRandom } from './random.ts';
import { idOf } from './ids.ts';
import { titleOf } from './names.ts';
import type { TemplateEntities } from './template-rows.ts';
import { contentsQtd, daysOfHistory, sectionsQtd, type DatasetSize } from './sizes.ts';

export function* upTo(count: number): Generator<number> {
  for (let number = 0; number < count; number++) yield number;
}

/** Creation times, spread evenly over the history. */
export const madeAt = (number: number, count: number, now: Date) =>
  new Date(now.getTime() - daysOfHistory * 86_400_000 * (1 - number / count)).toISOString();

/** Courses with their sections and contents, practice exams, lives and trails. */
export async function copyCatalogue(
  client: pg.Client,
  school: TemplateEntities,
  size: DatasetSize,
  now: Date,
): Promise<void> {
  const chance = createRandom(1);
  const pick = <T>(items: readonly T[]) => items[Math.floor(chance() * items.length)] as T;
  const templates = (table: string, where: string) => templateRows(client, table, where);
  const { course, practiceExamId, trailId, liveId, categories, levels, skills } = school;

  await copyRows(
    client,
    'courses',
    await templates('courses', `id = '${course.id}'`),
    upTo(size.courses).map((number) => ({
      id: idOf('course', number),
      title: titleOf(number),
      slug: `curso-da-cidade-${number + 1}`,
      payment_type: pick(['PAID', 'PAID', 'FREE', 'FREEMIUM']),
      is_active: chance() < 0.95,
      created_at: madeAt(number, size.courses, now),
    })),
  );
  await copyRows(
    client,
    'course_terms',
    [],
    upTo(size.courses).flatMap((number) =>
      [...new Set([pick(categories), pick(categories), pick(levels), pick(skills)])].map(
        (term_id) => ({ course_id: idOf('course', number), term_id }),
      ),
    ),
  );
  await copyRows(
    client,
    'sections',
    await templates('sections', `course_id = '${course.id}'`),
    upTo(size.courses * sectionsQtd).map((number) => ({
      id: idOf('section', number),
      course_id: idOf('course', Math.floor(number / sectionsQtd)),
      title: `Parte ${(number % sectionsQtd) + 1}`,
      position: number % sectionsQtd,
      is_freemium: number % sectionsQtd === 0,
    })),
  );

  // The last template row is the exam at the end of a course.
  const contents = await templates(
    'contents',
    `section_id = '${course.sections[0]?.id}' order by id`,
  );
  const perSection = contentsQtd / sectionsQtd;
  const isExam = (number: number) => number % contentsQtd === contentsQtd - 1;
  await copyRows(
    client,
    'contents',
    contents,
    upTo(size.courses * contentsQtd).map((number) => ({
      id: idOf('content', number),
      section_id: idOf('section', Math.floor(number / perSection)),
      title: isExam(number) ? 'Prova final' : `Página ${(number % contentsQtd) + 1}`,
      position: number % perSection,
    })),
    (number) => (isExam(number) ? contents.length - 1 : number % (contents.length - 1)),
  );

  await copyRows(
    client,
    'practice_exams',
    await templates('practice_exams', `id = '${practiceExamId}'`),
    upTo(size.practiceExams).map((number) => ({
      id: idOf('practice exam', number),
      title: `Simulado de ${titleOf(number)}`,
      created_at: madeAt(number, size.practiceExams, now),
    })),
  );
  await copyRows(
    client,
    'practice_exam_terms',
    [],
    upTo(size.practiceExams).map((number) => ({
      practice_exam_id: idOf('practice exam', number),
      term_id: pick(categories),
    })),
  );

  await copyRows(
    client,
    'lives',
    await templates('lives', `id = '${liveId}'`),
    upTo(size.lives).map((number) => ({
      id: idOf('live', number),
      title: `Ao vivo: ${titleOf(number)}`,
      // The last tenth is still to come.
      starts_at: madeAt(number * 1.1, size.lives, now),
    })),
  );
  await copyRows(
    client,
    'live_terms',
    [],
    upTo(size.lives).map((number) => ({
      live_id: idOf('live', number),
      term_id: pick(categories),
    })),
  );

  await copyRows(
    client,
    'trails',
    await templates('trails', `id = '${trailId}'`),
    upTo(size.trails).map((number) => ({
      id: idOf('trail', number),
      title: `Trilha de ${titleOf(number)}`,
      category_id: pick(categories),
      level_id: pick(levels),
      created_at: madeAt(number, size.trails, now),
    })),
  );
  await copyRows(
    client,
    'trail_contents',
    await templates('trail_contents', `trail_id = '${trailId}'`),
    upTo(size.trails).flatMap((number) =>
      [0, 1, 2, 3, 4, 5].map((position) => ({
        trail_id: idOf('trail', number),
        course_id: idOf('course', (number * 7 + position) % size.courses),
        position,
      })),
    ),
  );
}
