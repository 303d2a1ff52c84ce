import * as contract from '@sabia/domain/trails/trails.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { addTrailContent } from './add-trail-content.ts';
import type { ChangeTrail } from './change-trail.ts';
import { configureTrail } from './configure-trail.ts';
import { createTrail } from './create-trail.ts';
import { deleteTrail } from './delete-trail.ts';
import { duplicateTrail } from './duplicate-trail.ts';
import { openTrailProgress } from './open-trail-progress.ts';
import { orderTrail } from './order-trail.ts';
import { removeTrailContent } from './remove-trail-content.ts';
import { findTrail, listTrailCategories, pageTrails } from './trails.queries.ts';
import { findTrailUsage } from './usage.queries.ts';

const asPublic = (viewer: Viewer | null) => ({ viewerId: viewer?.id ?? null, withInactive: false });

export const trailsRoutes = ({ db }: School, changeTrail: ChangeTrail) => [
  on(contract.pageTrails, ({ query, viewer }) => pageTrails(db, query, asPublic(viewer))),
  on(contract.pageTrailsForAdmin, ({ query, viewer }) =>
    pageTrails(db, query, { viewerId: viewer.id, withInactive: true }),
  ),
  on(contract.listTrailCategories, () => listTrailCategories(db)),
  on(contract.readTrail, async ({ params, viewer }) =>
    found(await findTrail(db, params.id, { viewerId: viewer.id, withInactive: viewer.isAdmin })),
  ),
  on(contract.readTrailUsage, async ({ params }) => found(await findTrailUsage(db, params.id))),
  on(contract.readTrailProgress, async ({ params }) =>
    found(await openTrailProgress(db, params, changeTrail)),
  ),
  on(contract.createTrail, async ({ body }) => {
    const trail = await createTrail(db, body);
    return new Created(`/trails/${trail.id}`, trail);
  }),
  on(contract.configureTrail, ({ params, body }) =>
    configureTrail(db, { id: params.id, changes: body }, changeTrail),
  ),
  on(contract.duplicateTrail, async ({ params }) => {
    const copy = await duplicateTrail(db, params.id);
    return new Created(`/trails/${copy.id}`, copy);
  }),
  on(contract.deleteTrail, ({ params }) => deleteTrail(db, params.id)),
  on(contract.addTrailContent, async ({ params, body }) => {
    const added = await addTrailContent(db, { trailId: params.id, draft: body }, changeTrail);
    return new Created(`/trails/${params.id}`, added);
  }),
  on(contract.removeTrailContent, ({ params }) => removeTrailContent(db, params.id, changeTrail)),
  on(contract.orderTrail, ({ body }) => orderTrail(db, body, changeTrail)),
];
