import * as contract from '@sabia/domain/lives/lives.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Database } from '../platform/db/database.ts';
import { askForReminder, dropReminder } from './ask-for-reminder.ts';
import { attendLive } from './attend-live.ts';
import { readFeedAddress, renewFeedAddress } from './calendar-feed.ts';
import { changeLive } from './change-live.ts';
import { createLive } from './create-live.ts';
import { deleteLive } from './delete-live.ts';
import { duplicateLive } from './duplicate-live.ts';
import { exportCalendarFeed, exportLiveCalendar } from './export-calendar.ts';
import { findLiveFor, findLivePreview, listLiveCategories, pageLives } from './lives.queries.ts';
import { findLiveUsage } from './usage.queries.ts';

interface Asked {
  params: { id: string };
  viewer: Viewer;
  canSeeInactive: boolean;
  now: Date;
}

const openLive = async (db: Database, { params, viewer, canSeeInactive, now }: Asked) =>
  orNotFound(
    await findLiveFor(db, params.id, { viewerId: viewer.id, withInactive: canSeeInactive, now }),
  );

export const livesRoutes = (
  { db, clock }: AppContext,
  { publicUrl: site }: { publicUrl: string },
) => [
  on(contract.pageLives, ({ query, viewer }) =>
    pageLives(db, query, { viewerId: viewer?.id ?? null, withInactive: false, now: clock() }),
  ),
  on(contract.pageLivesForAdmin, ({ query, viewer }) =>
    pageLives(db, query, { viewerId: viewer.id, withInactive: true, now: clock() }),
  ),
  on(contract.readLiveUsage, async ({ params }) => orNotFound(await findLiveUsage(db, params.id))),
  on(contract.listLiveCategories, () => listLiveCategories(db)),
  on(contract.readLive, (asked) => openLive(db, { ...asked, now: clock() })),
  on(contract.previewLive, async ({ params, canSeeInactive }) =>
    orNotFound(await findLivePreview(db, params.id, { withInactive: canSeeInactive })),
  ),
  on(contract.createLive, async ({ tx, body }) => {
    const live = await createLive(tx, body);
    return new Created(`/lives/${live.id}`, live);
  }),
  on(
    contract.changeLive,
    ({ tx, params: { id }, body }) => changeLive(tx, { id, changes: body }, { now: clock() }),
    (asked) => openLive(db, { ...asked, now: clock() }),
  ),
  on(contract.duplicateLive, async ({ tx, params }) => {
    const copy = await duplicateLive(tx, params.id);
    return new Created(`/lives/${copy.id}`, copy);
  }),
  on(contract.deleteLive, ({ tx, params: { id } }) => deleteLive(tx, id, { now: clock() })),
  on(contract.attendLive, ({ params, viewer }) =>
    attendLive(db, { id: params.id }, { viewer, now: clock() }),
  ),
  on(contract.requestReminder, ({ params, viewer }) =>
    askForReminder(db, params, { viewer, now: clock() }),
  ),
  on(contract.cancelReminder, ({ params, viewer }) =>
    dropReminder(db, { id: params.id }, { viewer }),
  ),
  on(contract.readLiveCalendar, ({ params }) => exportLiveCalendar(db, params, { site })),
  on(contract.readCalendarFeed, ({ viewer }) => readFeedAddress(db, { viewer, site })),
  on(contract.renewCalendarFeed, ({ viewer }) => renewFeedAddress(db, { viewer, site })),
  on(contract.subscribeCalendar, ({ params }) =>
    exportCalendarFeed(db, params, { site, now: clock() }),
  ),
];
