import type pg from 'pg';
import { idSql } from './ids.ts';
import { insertCopies } from './insert-copies.ts';
import {
  alternativesQtd,
  contentsQtd,
  courseExamQuestions,
  daysOfHistory,
  practiceExamQuestions,
  sectionsQtd,
  type DatasetSize,
} from './sizes.ts';
import type { TemplateEntities } from './template-entities.ts';

/** Inserts users, courses, practice exams and their questions. */
export async function loadCatalogue(
  client: pg.Client,
  templates: TemplateEntities,
  size: DatasetSize,
  now: Date,
): Promise<void> {
  const { course, learner, practiceExamId } = templates;
  const insert = (table: string, template: string, changes: string) =>
    insertCopies(client, table, template, changes);
  const numbers = (count: number) => `from generate_series(0, ${count - 1}) n`;
  /** Creation times, spread evenly over the history. */
  const createdAt = (count: number) =>
    `timestamptz '${now.toISOString()}' - interval '${daysOfHistory} days' * (1 - n::float8 / ${count})`;
  const [categories, levels] = [cycle(templates.categories), cycle(templates.levels)];

  await insert(
    'users',
    `id = '${learner.id}'`,
    `select ${idSql('user', 'n')} as id, 'pessoa-' || n + 1 as provider_id,
      'pessoa.' || n + 1 || '@example.com' as email, ${personName} as name,
      ${createdAt(size.users)} as created_at
    ${numbers(size.users)}`,
  );
  await insert(
    'courses',
    `id = '${course.id}'`,
    `select ${idSql('course', 'n')} as id, ${title} as title, 'curso-da-cidade-' || n + 1 as slug,
      ${cycle(['PAID', 'FREE', 'PAID', 'FREEMIUM', 'FREE'])('n')} as payment_type,
      n % 20 <> 13 as is_active, 0 as structure_version, ${createdAt(size.courses)} as created_at
    ${numbers(size.courses)}`,
  );
  await client.query(`
    insert into course_terms (course_id, term_id)
    select distinct ${idSql('course', 'n')}, unnest(array[${categories('n')}, ${categories('n * 7 + 3')}, ${levels('n')}]::uuid[])
    ${numbers(size.courses)}`);
  await insert(
    'sections',
    `course_id = '${course.id}'`,
    `select ${idSql('section', 'n')} as id, ${idSql('course', `n / ${sectionsQtd}`)} as course_id,
      'Parte ' || n % ${sectionsQtd} + 1 as title, n % ${sectionsQtd} as position,
      n % ${sectionsQtd} = 0 as is_freemium
    ${numbers(size.courses * sectionsQtd)}`,
  );
  const perSection = contentsQtd / sectionsQtd;
  const isExam = `n % ${contentsQtd} = ${contentsQtd - 1}`;
  const pageIds = course.contentIds.slice(0, -1);
  for (const [index, contentId] of course.contentIds.entries()) {
    const isPage = index < pageIds.length;
    await insert(
      'contents',
      `id = '${contentId}'`,
      `select ${idSql('content', 'n')} as id, ${idSql('section', `n / ${perSection}`)} as section_id,
        ${isPage ? `'Página ' || n % ${contentsQtd} + 1` : `'Prova final'`} as title,
        n % ${perSection} as position
      ${numbers(size.courses * contentsQtd)}
      where ${isPage ? `n % ${pageIds.length} = ${index} and not ${isExam}` : isExam}`,
    );
  }

  await insert(
    'practice_exams',
    `id = '${practiceExamId}'`,
    `select ${idSql('practice exam', 'n')} as id, 'Simulado de ' || ${title} as title,
      ${createdAt(size.practiceExams)} as created_at
    ${numbers(size.practiceExams)}`,
  );
  await client.query(`
    insert into practice_exam_terms (practice_exam_id, term_id)
    select ${idSql('practice exam', 'n')}, ${categories('n')}::uuid ${numbers(size.practiceExams)}`);

  // The exams of courses have the first questions, practice exams the others.
  const inCourses = size.courses * courseExamQuestions;
  const questions = numbers(inCourses + size.practiceExams * practiceExamQuestions);
  const lastContent = `(n / ${courseExamQuestions} + 1) * ${contentsQtd} - 1`;
  const practiceExam = `(n - ${inCourses}) / ${practiceExamQuestions}`;
  const templateQuestion = `exam_id = '${practiceExamId}'`;
  await insert(
    'questions',
    templateQuestion,
    `select ${idSql('question', 'n')} as id, ${idSql('version', 'n')} as version_id,
      case when n < ${inCourses} then ${idSql('content', lastContent)}
        else ${idSql('practice exam', practiceExam)} end as exam_id,
      case when n < ${inCourses} then 'CONTENT' else 'PRACTICE_EXAM' end as exam_kind,
      case when n < ${inCourses} then n % ${courseExamQuestions}
        else (n - ${inCourses}) % ${practiceExamQuestions} end as position
    ${questions}`,
  );
  const templateVersion = `id = (select version_id from questions where ${templateQuestion})`;
  await insert(
    'question_versions',
    templateVersion,
    `select ${idSql('version', 'n')} as id, ${idSql('question', 'n')} as question_id,
      '<p>Questão ' || n + 1 || '.</p>' || statement as statement,
      ${idSql('alternative', `n * ${alternativesQtd}`)} as right_alternative_id,
      (select jsonb_agg(alternative || jsonb_build_object(
          'id', ${idSql('alternative', `n * ${alternativesQtd} + place - 1`)}) order by place)
        from jsonb_array_elements(alternatives) with ordinality as listed(alternative, place)
      ) as alternatives
    ${questions}, (select statement, alternatives from question_versions where ${templateVersion}) as original`,
  );
}

/** An SQL expression: the items by turns, by an SQL number. */
const cycle = (items: readonly string[]) => (number: string) =>
  `(array['${items.join(`','`)}'])[1 + (${number}) % ${items.length}]`;

const words = (text: string) => cycle(text.split(', '));
const subject = words(
  'Planilhas, Python, Redação, Matemática, Fotografia, Finanças, Inglês, Marketing, Programação, Oratória, Estatística, Vendas',
);
const purpose = words('para começar, no dia a dia, para concursos, na prática, sem medo');
/** 'Planilhas no dia a dia 12' */
const title = `concat_ws(' ', ${subject('n')}, ${purpose('n')}, n + 1)`;

const firstName = words('Ana, João, Beatriz, Caio, Débora, Eduardo, Flávia, Gustavo, Inês');
const middleName = words('Clara, Paulo, Helena, Antônio, Luiza, Marcos, Vitória');
const lastName = words('Silva, Souza, Araújo, Lima, Gonçalves, Ribeiro, Conceição, Nunes');
const personName = `concat_ws(' ', ${firstName('n')}, ${middleName('n')}, ${lastName('n')})`;
