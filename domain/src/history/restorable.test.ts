import { expect, it } from 'vitest';
import { restorable } from './restorable.ts';
import { revisionKinds } from './revision.ts';

it('leaves on show what is published as a whole, and switches parts on and off', () => {
  const kept = revisionKinds.filter((kind) => 'isActive' in restorable(kind, { isActive: true }));
  expect(kept).toEqual(['OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'STEPS']);
  expect(restorable('COURSE', { title: 'Um', isActive: true })).toEqual({ title: 'Um' });
});
