import { silenceSeconds } from '@sabia/domain/attempts/device-contact.ts';
import { sql, type Statement } from '../platform/db/database.ts';

interface Report {
  /** The attempt has as many contacts as it takes: the last one of a device is prolonged also after a silence. */
  isFull: boolean;
  now: Date;
}

/** For `with`: prolongs the contact of each device, or begins another after a silence. */
export const contactsOf = (
  attemptId: string,
  devices: readonly string[],
  { isFull, now }: Report,
): Statement => sql`
  reporting as (
    select device_id, ${now.toISOString()}::timestamptz as now from unnest(${devices}::uuid[]) as device_id
  ), latest as (
    select attempt_contacts.device_id, max(since) as since from attempt_contacts
    join reporting on reporting.device_id = attempt_contacts.device_id
    where attempt_id = ${attemptId} group by attempt_contacts.device_id
  ), prolonged as (
    update attempt_contacts set until = greatest(until, now)
    from reporting join latest on latest.device_id = reporting.device_id
    where attempt_id = ${attemptId} and attempt_contacts.device_id = reporting.device_id
      and attempt_contacts.since = latest.since
      and (${isFull} or until >= now - ${silenceSeconds} * interval '1 second')
    returning reporting.device_id
  ), begun as (
    insert into attempt_contacts (attempt_id, device_id, since, until)
    select ${attemptId}, device_id, now, now from reporting
    where device_id not in (select device_id from prolonged)
  )`;
