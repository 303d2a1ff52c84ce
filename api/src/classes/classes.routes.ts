import * as contract from '@sabia/domain/classes/classes.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { addClassMember } from './add-class-member.ts';
import { changeClass } from './change-class.ts';
import { findCode, previewClassCodeOf } from './class-codes.queries.ts';
import { pageClassmates, pageClassMembers } from './class-members.queries.ts';
import { findMemberStudies } from './class-studies.queries.ts';
import { findClass, pageClasses, pageOwnClasses } from './classes.queries.ts';
import { createClass } from './create-class.ts';
import { drawClassCode } from './draw-class-code.ts';
import { endClassCode } from './end-class-code.ts';
import { leaveClass, removeClassMember } from './end-membership.ts';
import { joinClass } from './join-class.ts';
import { renewClassCode } from './renew-class-code.ts';

export const classesRoutes = ({ db, clock }: AppContext, { publicUrl }: { publicUrl: string }) => [
  on(contract.pageClasses, ({ query, viewer }) => pageClasses(db, query, viewer)),
  on(contract.pageOwnClasses, ({ query, viewer }) => pageOwnClasses(db, query, viewer)),
  on(contract.createClass, async ({ body, viewer }) => {
    const created = await createClass(db, body, { viewer, now: clock() });
    return new Created(`/classes/${created.id}`, created);
  }),
  on(contract.readClass, async ({ params, viewer }) =>
    orNotFound(await findClass(db, params.id, viewer)),
  ),
  on(
    contract.changeClass,
    ({ params: { id }, body, viewer }) =>
      changeClass(db, { id, changes: body }, { viewer, now: clock() }),
    async ({ params, viewer }) => orNotFound(await findClass(db, params.id, viewer)),
    contract.readClass,
  ),
  on(contract.renewClassCode, ({ params: { id }, body }) =>
    renewClassCode(db, { id, terms: body }, { now: clock() }),
  ),
  on(contract.endClassCode, ({ params }) => endClassCode(db, params)),
  on(contract.drawClassCode, async ({ params: { id } }) =>
    drawClassCode(orNotFound(await findCode(db, id)), publicUrl),
  ),
  on(contract.previewClassCode, async ({ params, viewer }) =>
    orNotFound(
      await previewClassCodeOf(db, { code: params.code, userId: viewer.id, now: clock() }),
    ),
  ),
  on(contract.joinClass, ({ body, viewer }) => joinClass(db, body, { viewer, now: clock() })),
  on(contract.leaveClass, ({ params, viewer }) => leaveClass(db, params, { viewer, now: clock() })),
  on(contract.addClassMember, async ({ params: { id: classId }, body }) => {
    const { member, isNew } = await addClassMember(db, { classId, ...body }, { now: clock() });
    return isNew ? new Created(`/classes/${classId}/members/${member.userId}`, member) : member;
  }),
  on(contract.pageClassMembers, ({ params: { id: classId }, query }) =>
    pageClassMembers(db, { classId, query }),
  ),
  on(contract.removeClassMember, ({ params, viewer }) =>
    removeClassMember(db, params, { viewer, now: clock() }),
  ),
  on(contract.readMemberStudies, async ({ params: { id: classId, userId } }) =>
    orNotFound(await findMemberStudies(db, { classId, userId })),
  ),
  on(contract.pageClassmates, async ({ params: { id: classId }, query, viewer }) =>
    orNotFound(await pageClassmates(db, { classId, query }, viewer)),
  ),
];
