import type pg from 'pg';
import { upTo } from './catalogue.ts';
import { copyRows, mouldsOf } from './copy-rows.ts';
import { idOf } from './ids.ts';
import type { MouldSchool } from './mould-school.ts';
import { contentsQtd, examQuestions, practiceQuestions, type SchoolSize } from './sizes.ts';

/** Of which the first is right. */
export const alternativesQtd = 5;

/** Index of the first question of an exam: exams of courses first, then practice exams. */
export const firstOfCourse = (course: number) => course * examQuestions;
export const firstOfPractice = (exam: number, { courses }: SchoolSize) =>
  courses * examQuestions + exam * practiceQuestions;

export const alternativeOf = (question: number, choice: number) =>
  idOf('alternative', question * alternativesQtd + choice);

/** The owner of each question. */
function* owners({ courses, practiceExams }: SchoolSize) {
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
  { course, practiceExamId }: MouldSchool,
  size: SchoolSize,
): Promise<void> {
  const isOurs = `content_id = '${course.contentIds.at(-1)}' or practice_exam_id = '${practiceExamId}'`;
  const [question = {}] = await mouldsOf(client, 'questions', isOurs);
  const versions = await mouldsOf(client, 'question_versions', `id = '${question.version_id}'`);
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
