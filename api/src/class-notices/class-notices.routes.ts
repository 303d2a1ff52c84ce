import * as contract from '@sabia/domain/class-notices/class-notices.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { changeClassNotice, deleteClassNotice } from './change-class-notice.ts';
import { findClassNotice, pageClassNotices, pageOwnNotices } from './class-notices.queries.ts';
import { createClassNotice } from './create-class-notice.ts';

export const classNoticesRoutes = ({ db, clock }: AppContext) => [
  on(contract.pageClassNotices, async ({ params: { id: classId }, query, viewer }) =>
    orNotFound(await pageClassNotices(db, { classId, query }, { viewer, now: clock() })),
  ),
  on(contract.readClassNotice, async ({ params, viewer }) =>
    orNotFound(await findClassNotice(db, params, { viewer, now: clock() })),
  ),
  on(contract.createClassNotice, async ({ params: { id: classId }, body: draft, viewer }) => {
    const created = await createClassNotice(db, { classId, draft }, { viewer, now: clock() });
    return new Created(`/classes/${classId}/notices/${created.id}`, created);
  }),
  on(
    contract.changeClassNotice,
    ({ params, body: changes }) => changeClassNotice(db, { ...params, changes }, { now: clock() }),
    async ({ params, viewer }) =>
      orNotFound(await findClassNotice(db, params, { viewer, now: clock() })),
    contract.readClassNotice,
  ),
  on(contract.deleteClassNotice, ({ params }) => deleteClassNotice(db, params, { now: clock() })),
  on(contract.pageOwnNotices, ({ query, viewer }) =>
    pageOwnNotices(db, query, { viewer, now: clock() }),
  ),
];
