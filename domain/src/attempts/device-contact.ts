/**
 * A time without a long silence of a device in a timed attempt: the server received a report at `since`, at
 * `until`, and between them at least once in `silenceSeconds`.
 */
export interface DeviceContact {
  deviceId: string;
  since: string;
  until: string;
}

/** While a timed attempt is open on a device, the device reports this often. */
export const reportSeconds = 15;

/** Two reports that are farther apart than this are two contacts. */
export const silenceSeconds = 2 * reportSeconds;

/**
 * True if the server knew the device at this moment and heard nothing from it. A report may have been on its
 * way when a later answer was given, so the last `reportSeconds` of a contact prove nothing.
 */
export function wasOffline(
  contacts: readonly DeviceContact[],
  deviceId: string | null | undefined,
  moment: string,
): boolean {
  const at = Date.parse(moment);
  const before = contacts.filter(
    (contact) => contact.deviceId === deviceId && Date.parse(contact.since) <= at,
  );
  return (
    before.length > 0 && before.every(({ until }) => Date.parse(until) - reportSeconds * 1000 <= at)
  );
}

/**
 * True if the server heard from another device after this moment: the learner was online. Without this a device that
 * somebody has invented would prove the silence of a learner who works on another one.
 */
export const wasHeardAfter = (
  contacts: readonly DeviceContact[],
  deviceId: string | null | undefined,
  moment: string,
): boolean =>
  contacts.some(
    (contact) => contact.deviceId !== deviceId && Date.parse(contact.until) > Date.parse(moment),
  );
