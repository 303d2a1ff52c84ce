import type pg from 'pg';
import { upTo } from './catalogue.ts';
import { copyRows, templateRows } from './copy-rows.ts';
import { idOf } from './ids.ts';
import type { TemplateEntities } from './template-rows.ts';
import { contentsQtd, examQuestions, practiceQuestions, type DatasetSize } from './sizes.ts';

/** Per question; the first one is correct. */
export const alternativesQtd = 5;

/** Index of the first question of an exam: courses come first, then practice exams. */
export const firstOfCourse = (course: number) => course * examQuestions;
export const firstOfPractice = (exam: number, { courses }: DatasetSize) =>
  courses * examQuestions + exam * practiceQuestions;

export const alternativeOf = (question: number, choice: number) =>
  idOf('alternative', question * alternativesQtd + choice);

/** The exam of each question, in the order of their indexes. */
function* owners({ courses, practiceExams }: DatasetSize) {
  for (const course of upTo(courses))
    for (const position of upTo(examQuestions))
      yield {
        content_id: idOf('content', (course + 1) * contentsQtd - 1),
        practice_exam_id: null,
        position,
      };
  for (const exam of upTo(practiceExams))
    for (const position of upTo(practiceQuestions))
      yield { content_id: null, practice_exam_id: idOf('practice exam', exam), position };
}

export async function copyQuestions(
  client: pg.Client,
  { course, practiceExamId }: TemplateEntities,
  size: DatasetSize,
): Promise<void> {
  const isOurs = `content_id = '${course.contentIds.at(-1)}' or practice_exam_id = '${practiceExamId}'`;
  const [question = {}] = await templateRows(client, 'questions', isOurs);
  const versions = await templateRows(client, 'question_versions', `id = '${question.version_id}'`);
  const alternatives = JSON.parse(versions[0]?.alternatives ?? '[]') as { text: string }[];

  await copyRows(
    client,
    'questions',
    [question],
    owners(size).map((owner, number) => ({
      id: idOf('question', number),
      version_id: idOf('version', number),
      ...owner,
    })),
  );
  await copyRows(
    client,
    'question_versions',
    versions,
    owners(size).map((_, number) => ({
      id: idOf('version', number),
      question_id: idOf('question', number),
      statement: `<p>Questão ${number + 1}.</p>${versions[0]?.statement}`,
      alternatives: JSON.stringify(
        alternatives.map(({ text }, choice) => ({ id: alternativeOf(number, choice), text })),
      ),
      right_alternative_id: alternativeOf(number, 0),
    })),
  );
}
