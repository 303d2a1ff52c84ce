import { expect, it } from 'vitest';
import { restorableFields } from './restorable-fields.ts';
import { revisionKinds } from './revision.ts';

it('leaves on show what is published as a whole, and switches parts on and off', () => {
  const kept = revisionKinds.filter(
    (kind) => 'isActive' in restorableFields(kind, { isActive: true }),
  );
  expect(kept).toEqual(['OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'STEPS']);
  expect(restorableFields('COURSE', { title: 'Um', isActive: true })).toEqual({ title: 'Um' });
});
