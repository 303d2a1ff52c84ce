import { courseFile } from '@sabia/domain/courses/course-file.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { insertCourse } from '../../src/courses/course-file/insert-course.ts';
import { previewImport } from '../../src/courses/course-file/preview-import.ts';
import { readCourse } from '../../src/courses/course-file/read-course.ts';
import { sql } from '../../src/platform/db/database.ts';
import { anAdmin } from '../../src/users/users.factory.ts';
import type { JsonSchema } from '../support/described-api.ts';
import { extremeBodies } from '../support/extreme-bodies.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// Extreme numbers and dates in every field of a course file are refused by the preview, or imported.

const { db } = await createTestApp();
const { id: ownerId } = await anAdmin(db);
const { id: uploadId } = await db.one<{ id: string }>(sql`
  insert into files (owner_id, content_type, size)
  values (${ownerId}, 'application/zip', 1) returning id`);

const accepted = {
  format: 'sabia-course',
  version: 1,
  course: {
    title: 'Horta em vasos',
    subTitle: 'Da semente à salada',
    shortDescription: 'Da semente à salada',
    description: '<p>Oi.</p>',
    slug: 'horta-em-vasos',
    thumbUrl: 'https://exemplo.com.br/a.png',
    banners: [],
    paymentType: 'FREE',
    estimatedCompletionHours: 2,
    categories: ['Jardim'],
    levels: ['Broto'],
    skills: ['Regar'],
    sections: [
      {
        title: 'Terra',
        contents: [
          {
            contentType: 'EXAM',
            title: 'Prova',
            questionsQtd: 1,
            drawnFrom: [{ kind: 'section', position: 0 }],
            questions: [
              {
                statement: '<p>Água?</p>',
                alternatives: [
                  { text: '<p>Sim</p>', isCorrect: true },
                  { text: '<p>Não</p>', isCorrect: false },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};

const rolledBack = new Error('rolled back');

/** `refused` by the preview, `imported`, or the error of the preview or the import. */
async function outcomeOf(file: unknown): Promise<unknown> {
  const read = readCourse(Buffer.from(JSON.stringify(file)));
  if ('errors' in read) return 'refused';
  const { course } = read;
  try {
    await previewImport(db, { course, textNotices: [], media: new Map(), unusedMedia: [] });
    await db.transaction(async (tx) => {
      await insertCourse(tx, { course, uploadId, notices: [] });
      throw rolledBack;
    });
  } catch (error) {
    return error === rolledBack ? 'imported' : error;
  }
  return 'not rolled back';
}

it('each extreme value in a course file', { timeout: 120_000 }, async () => {
  expect(await outcomeOf(accepted)).toBe('imported');
  const schema = z.toJSONSchema(courseFile, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  const extremes = extremeBodies(schema, accepted);
  expect(JSON.stringify(extremes)).toContain('"position":2147483648');
  const broken: unknown[] = [];
  for (const extreme of extremes) {
    const outcome = await outcomeOf(extreme);
    if (outcome !== 'refused' && outcome !== 'imported') broken.push({ extreme, outcome });
  }
  expect(broken).toEqual([]);
});
