import * as contract from '@sabia/domain/assignments/assignments.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { pageAssignedStudents } from './assigned-students.queries.ts';
import { findAssignment, pageAssignments } from './assignments.queries.ts';
import { changeAssignment, deleteAssignment, publishResults } from './change-assignment.ts';
import { createAssignment } from './create-assignment.ts';
import { extendAssignment } from './extend-assignment.ts';
import { pageOwnAssignments } from './own-assignments.queries.ts';
import { remindStudents } from './remind-students.ts';
import { readTeachingDay } from './teaching-day.queries.ts';

export const assignmentsRoutes = ({ db, clock }: AppContext) => [
  on(contract.pageAssignments, async ({ params: { id: classId }, query, viewer }) =>
    orNotFound(await pageAssignments(db, { classId, query }, viewer)),
  ),
  on(contract.readAssignment, async ({ params, viewer }) =>
    orNotFound(await findAssignment(db, params, viewer)),
  ),
  on(contract.createAssignment, async ({ params: { id: classId }, body: draft }) => {
    const created = await createAssignment(db, { classId, draft }, { now: clock() });
    return new Created(`/classes/${classId}/assignments/${created.id}`, created);
  }),
  on(
    contract.changeAssignment,
    ({ params, body: changes }) => changeAssignment(db, { ...params, changes }, { now: clock() }),
    async ({ params, viewer }) => orNotFound(await findAssignment(db, params, viewer)),
    contract.readAssignment,
  ),
  on(contract.deleteAssignment, ({ params }) => deleteAssignment(db, params)),
  on(contract.publishResults, ({ params }) => publishResults(db, params, { now: clock() })),
  on(contract.pageAssignedStudents, async ({ params, query }) =>
    orNotFound(await pageAssignedStudents(db, params, { ...query, now: clock() })),
  ),
  on(contract.remindStudents, ({ params }) => remindStudents(db, params, { now: clock() })),
  on(contract.extendAssignment, ({ params, body: { extendedTo } }) =>
    extendAssignment(db, { ...params, extendedTo }),
  ),
  on(contract.pageOwnAssignments, ({ query, viewer }) =>
    pageOwnAssignments(db, query, { userId: viewer.id, now: clock() }),
  ),
  on(contract.readTeachingDay, ({ viewer }) =>
    readTeachingDay(db, { userId: viewer.id, now: clock() }),
  ),
];
