import type { AdultContact, Child, ChildReport } from '@sabia/domain/families/child.ts';
import { studyWeeks, type StudiedDay } from '@sabia/domain/families/study-week.ts';
import { lastDayUnder18 } from '@sabia/domain/privacy/guardian.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { Payment } from '@sabia/domain/subscriptions/payment.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { pageOwnAssignments } from '../assignments/own-assignments.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { childrenOf } from '../privacy/guardianship.queries.ts';
import { listPayments } from '../subscriptions/payments.queries.ts';
import { adultContactsJson } from './adult-contacts.queries.ts';
import { childClassOf, classesJson, type ClassRow } from './child-classes.queries.ts';
import { studiedDaysJson } from './studied-days.queries.ts';

interface Reading {
  viewer: Pick<Viewer, 'id'>;
  now: Date;
}

interface ChildRow {
  id: string;
  name: string;
  birthDate: string;
}

const asChild = ({ id, name, birthDate }: ChildRow): Child => ({
  id,
  name,
  accessUntil: lastDayUnder18(birthDate),
});

/** The most children of a guardian that are shown. */
const childrenLimit = 30;

/** The children of the viewer by name. */
export async function listChildren(db: Database, { viewer, now }: Reading): Promise<Child[]> {
  const rows = await db.many<ChildRow>(sql`
    select children.id, children.name, children.birth_date
    from ${childrenOf({ guardianId: sql`${viewer.id}::uuid`, now })}
    order by children.plain_name, children.id limit ${childrenLimit}`);
  return rows.map(asChild);
}

interface ReportRow extends ChildRow, Pick<ChildReport, 'stopAt' | 'hasAccess' | 'subscription'> {
  classes: ClassRow[];
  days: StudiedDay[];
  adults: AdultContact[];
}

/** The most works and payments that are shown. */
const [worksLimit, paymentsLimit] = [50, 50];

/** The report about a child of the viewer; null to everybody else. Nothing is read before it is known that it is one. */
export async function findChild(
  db: Database,
  { userId }: { userId: string },
  { viewer, now }: Reading,
): Promise<ChildReport | null> {
  const found = await findOwnChild(db, { userId }, { viewer, now });
  if (!found) return null;
  const [works, payments] = await Promise.all([
    pageOwnAssignments(db, { state: 'TO_DO', page: 1, limit: worksLimit }, { userId, now }),
    listPayments(db, { userId, now }),
  ]);
  const { classes, days, birthDate, ...child } = found;
  return {
    ...child,
    accessUntil: lastDayUnder18(birthDate),
    toDo: works.items.map((work) => ({
      ...work,
      classTitles: work.classes.map(({ title }) => title),
    })),
    toDoQtd: works.total,
    classes: classes.map(childClassOf),
    weeks: studyWeeks(days, dayInSaoPaulo(now)),
    payments: payments.slice(0, paymentsLimit).map(asChildPayment),
  };
}

const child = sql`children.id`;

const findOwnChild = (
  db: Database,
  { userId }: { userId: string },
  { viewer, now }: Reading,
): Promise<ReportRow | null> =>
  db.maybe<ReportRow>(sql`
    select children.id, children.name, children.birth_date, guardians.stop_at,
      coalesce(children.access_until > ${now.toISOString()}, false) as has_access,
      ${classesJson(child, now)} as classes, ${studiedDaysJson(child, now)} as days,
      ${adultContactsJson(child, now)} as adults, (
        select json_build_object('planName', plan_name, 'priceCents', price_cents, 'period', period,
          'renewsAt', iso(renews_at))
        from subscriptions
        where subscriptions.user_id = children.id and exists (
          select from access_entries
          where access_entries.user_id = children.id and access_entries.subscription_id = subscriptions.id
            and access_entries.kind = 'PAYMENT_CONFIRMED')
        order by subscriptions.id desc limit 1) as subscription
    from ${childrenOf({ guardianId: sql`${viewer.id}::uuid`, now })} and children.id = ${userId}`);

const asChildPayment = ({ refunds, ...payment }: Payment): ChildReport['payments'][number] => ({
  ...payment,
  refundedCents: refunds
    .filter(({ state }) => state === 'SENT')
    .reduce((sum, { amountCents }) => sum + amountCents, 0),
});
