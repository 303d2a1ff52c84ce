import * as contract from '@sabia/domain/instructors/instructors.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { changeInstructor } from './change-instructor.ts';
import { createInstructor } from './create-instructor.ts';
import { deleteInstructor } from './delete-instructor.ts';
import { listInstructors } from './instructors.queries.ts';
import { linkInstructor } from './link-instructor.ts';
import { openInstructor } from './open-instructor.ts';

interface Asked {
  params: { id: string };
  viewer: Viewer | null;
  canSeeInactive: boolean;
}

const named = ({ params, viewer, canSeeInactive }: Asked) => ({
  idOrSlug: params.id,
  viewerId: viewer?.id ?? null,
  withRevision: canSeeInactive,
});

export const instructorsRoutes = ({ db, clock }: AppContext) => [
  on(contract.listInstructors, () => listInstructors(db)),
  on(contract.readInstructor, (asked) => openInstructor(db, named(asked), { now: clock() })),
  on(contract.createInstructor, async ({ tx, body }) => {
    const instructor = await createInstructor(tx, body);
    return new Created(`/instructors/${instructor.id}`, instructor);
  }),
  on(
    contract.changeInstructor,
    ({ tx, params: { id }, body }) => changeInstructor(tx, { id, changes: body }),
    (asked) => openInstructor(db, named(asked), { now: clock() }),
    contract.readInstructor,
  ),
  on(contract.linkInstructor, ({ params, body }) => linkInstructor(db, { ...params, ...body })),
  on(contract.deleteInstructor, ({ params, query }) =>
    deleteInstructor(db, { ...params, ...query }),
  ),
];
