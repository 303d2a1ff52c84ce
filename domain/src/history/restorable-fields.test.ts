import { expect, it } from 'vitest';
import { restorableFields } from './restorable-fields.ts';
import { revisionKinds } from './revision.ts';

it('keeps isActive of parts only', () => {
  const kept = revisionKinds.filter(
    (kind) => 'isActive' in restorableFields(kind, { isActive: true }),
  );
  expect(kept).toEqual([
    'OUTLINE',
    'SECTION',
    'CONTENT',
    'QUESTION',
    'QUESTIONS',
    'TRAIL_ITEMS',
    'SCHOOL',
    'INSTRUCTOR',
  ]);
  expect(restorableFields('COURSE', { title: 'Um', isActive: true })).toEqual({ title: 'Um' });
});
