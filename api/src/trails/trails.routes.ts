import * as contract from '@sabia/domain/trails/trails.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Database } from '../platform/db/database.ts';
import { addTrailContent } from './add-trail-content.ts';
import { configureTrail } from './configure-trail.ts';
import { createTrail } from './create-trail.ts';
import { softDelete } from '../platform/db/published-tables.ts';
import { duplicateTrail } from './duplicate-trail.ts';
import { openTrailProgress } from './open-trail-progress.ts';
import { orderTrail } from './order-trail.ts';
import { removeTrailContent } from './remove-trail-content.ts';
import { findTrail, findTrailPreview, listTrailCategories, pageTrails } from './trails.queries.ts';
import { findTrailUsage } from './usage.queries.ts';

const asPublic = (viewer: Viewer | null) => ({ viewerId: viewer?.id ?? null, withInactive: false });

interface Asked {
  params: { id: string };
  viewer: Viewer;
  canSeeInactive: boolean;
}

const openTrail = async (db: Database, { params, viewer, canSeeInactive }: Asked) =>
  orNotFound(await findTrail(db, params.id, { viewerId: viewer.id, withInactive: canSeeInactive }));

export const trailsRoutes = ({ db, clock }: AppContext) => [
  on(contract.pageTrails, ({ query, viewer }) => pageTrails(db, query, asPublic(viewer))),
  on(contract.pageTrailsForAdmin, ({ query, viewer }) =>
    pageTrails(db, query, { viewerId: viewer.id, withInactive: true }),
  ),
  on(contract.listTrailCategories, () => listTrailCategories(db)),
  on(contract.readTrail, (asked) => openTrail(db, asked)),
  on(contract.previewTrail, async ({ params, canSeeInactive }) =>
    orNotFound(await findTrailPreview(db, params.id, { withInactive: canSeeInactive })),
  ),
  on(contract.readTrailUsage, async ({ params }) =>
    orNotFound(await findTrailUsage(db, params.id)),
  ),
  on(contract.readTrailProgress, async ({ params }) =>
    orNotFound(await openTrailProgress(db, params, { now: clock() })),
  ),
  on(contract.createTrail, async ({ tx, body }) => {
    const trail = await createTrail(tx, body);
    return new Created(`/trails/${trail.id}`, trail);
  }),
  on(
    contract.configureTrail,
    ({ tx, params: { id }, body }) => configureTrail(tx, { id, changes: body }, { now: clock() }),
    (asked) => openTrail(db, asked),
  ),
  on(contract.duplicateTrail, async ({ tx, params }) => {
    const copy = await duplicateTrail(tx, params.id);
    return new Created(`/trails/${copy.id}`, copy);
  }),
  on(contract.deleteTrail, ({ tx, params: { id } }) => softDelete(tx, 'trails', id)),
  on(contract.addTrailContent, async ({ tx, params, body }) => {
    const added = await addTrailContent(tx, { trailId: params.id, draft: body }, { now: clock() });
    return new Created(`/trails/${params.id}`, added);
  }),
  on(contract.removeTrailContent, ({ tx, params: { id } }) =>
    removeTrailContent(tx, { id }, { now: clock() }),
  ),
  on(contract.orderTrail, ({ tx, body }) => orderTrail(tx, body)),
];
