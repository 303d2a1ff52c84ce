import * as contract from '@sabia/domain/lives/lives.contract.ts';
import type { History } from '../platform/http/history.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { askForReminder, dropReminder } from './ask-for-reminder.ts';
import { attendLive } from './attend-live.ts';
import { readFeedSecret, renewFeedSecret } from './calendar-feed.ts';
import { calendarOf } from './calendar.ts';
import { changeLive } from './change-live.ts';
import { createLive } from './create-live.ts';
import { deleteLive } from './delete-live.ts';
import { duplicateLive } from './duplicate-live.ts';
import {
  findCalendarLive,
  findFeedOwner,
  findLive,
  listCalendarLives,
  listLiveCategories,
  pageLives,
} from './lives.queries.ts';
import { findLiveUsage } from './usage.queries.ts';

interface Parts {
  publicUrl: string;
  history: History;
}

export const livesRoutes = ({ db, clock }: AppContext, { publicUrl: site, history }: Parts) => {
  const feedUrl = (secret: string) => ({ url: `${site}/v1/calendar-feed/${secret}` });
  return [
    on(contract.pageLives, ({ query, viewer }) =>
      pageLives(db, query, { viewerId: viewer?.id ?? null, withInactive: false, now: clock() }),
    ),
    on(contract.pageLivesForAdmin, ({ query, viewer }) =>
      pageLives(db, query, { viewerId: viewer.id, withInactive: true, now: clock() }),
    ),
    on(contract.readLiveUsage, async ({ params }) =>
      orNotFound(await findLiveUsage(db, params.id)),
    ),
    on(contract.listLiveCategories, () => listLiveCategories(db)),
    on(contract.readLive, async ({ params, viewer, seesDrafts }) =>
      orNotFound(await findLive(db, params.id, { viewerId: viewer.id, withInactive: seesDrafts })),
    ),
    on(contract.createLive, async ({ body, viewer }) => {
      const live = await history.creating(db, { kind: 'LIVE', viewer }, (tx) =>
        createLive(tx, body),
      );
      return new Created(`/lives/${live.id}`, live);
    }),
    on(contract.changeLive, ({ params: { id }, body, viewer, ifMatch }) =>
      history.changing(db, { kind: 'LIVE', id, viewer, ifMatch }, (tx) =>
        changeLive(tx, { id, changes: body, now: clock() }),
      ),
    ),
    on(contract.duplicateLive, async ({ params, viewer }) => {
      const copy = await history.creating(db, { kind: 'LIVE', viewer }, (tx) =>
        duplicateLive(tx, params.id),
      );
      return new Created(`/lives/${copy.id}`, copy);
    }),
    on(contract.deleteLive, ({ params: { id }, viewer }) =>
      history.during(db, { kind: 'LIVE', id, viewer, what: 'DELETED' }, (tx) =>
        deleteLive(tx, id, clock()),
      ),
    ),
    on(contract.attendLive, ({ params, viewer }) =>
      attendLive(db, { id: params.id, viewer, now: clock() }),
    ),
    on(contract.requestReminder, ({ params, viewer }) =>
      askForReminder(db, { id: params.id, viewer, now: clock() }),
    ),
    on(contract.cancelReminder, ({ params, viewer }) =>
      dropReminder(db, { id: params.id, viewer }),
    ),
    on(contract.readLiveCalendar, async ({ params }) => {
      const live = orNotFound(await findCalendarLive(db, params.id));
      return calendarOf([live], { site, name: live.title });
    }),
    on(contract.readCalendarFeed, async ({ viewer }) =>
      feedUrl(await readFeedSecret(db, viewer.id)),
    ),
    on(contract.renewCalendarFeed, async ({ viewer }) =>
      feedUrl(await renewFeedSecret(db, viewer.id)),
    ),
    on(contract.subscribeCalendar, async ({ params }) => {
      orNotFound(await findFeedOwner(db, params.secret));
      return calendarOf(await listCalendarLives(db, clock()), { site, name: 'Lives da Sabiá' });
    }),
  ];
};
