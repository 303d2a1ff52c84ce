import { contentDraft } from '@sabia/domain/courses/content.ts';
import { courseDraft, sectionDraft } from '@sabia/domain/courses/course.ts';
import { liveDraft } from '@sabia/domain/lives/live.ts';
import { practiceExamDraft } from '@sabia/domain/practice-exams/practice-exam.ts';
import { questionDraft } from '@sabia/domain/questions/question.ts';
import { trailDraft } from '@sabia/domain/trails/trail.ts';
import { expect, it } from 'vitest';
import { contentFields, courseFields, sectionFields } from '../src/courses/course-fields.ts';
import { liveFields } from '../src/lives/live-fields.ts';
import { practiceExamFields } from '../src/practice-exams/practice-exam-fields.ts';
import { questionFields } from '../src/questions/questions.queries.ts';
import { trailFields } from '../src/trails/trail-fields.ts';

// A field that the request body has and the list of the entity lacks would be accepted and not stored.

it.each([
  ['course', courseDraft, courseFields, ['categories', 'levels', 'skills', 'banners']],
  ['section', sectionDraft, sectionFields, []],
  ['content', contentDraft, contentFields, []],
  ['question', questionDraft, questionFields, ['alternatives']],
  ['live', liveDraft, liveFields, ['categories']],
  ['practice exam', practiceExamDraft, practiceExamFields, ['categories', 'levels']],
  ['trail', trailDraft, renamed(trailFields), ['banners']],
] as const)(
  'the columns of a %s are all fields of its request body',
  (_, draft, fields, others) => {
    expect([...fields, ...others].toSorted()).toEqual(Object.keys(draft.shape).toSorted());
  },
);

/** The columns of a trail are named `categoryId` and `levelId`, the fields of its body `category` and `level`. */
function renamed(fields: readonly string[]): string[] {
  return fields.map((field) => field.replace(/^(category|level)Id$/, '$1'));
}
