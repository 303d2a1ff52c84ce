const partsFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as São Paulo local time, in the format of `<input type=datetime-local>`: '2026-11-21T19:00'. */
export const wallClockOf = (moment: Date | string): string =>
  shownAt(new Date(moment).getTime()).slice(0, 16);

/** The instant of a São Paulo local time, in any browser time zone; null for an invalid text. */
export function momentOfWallClock(shown: string): string | null {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The guess is off by up to three hours, which matters only next to a change of daylight saving time.
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near)).toISOString();
}

/** The last second of a day `2026-11-21` of São Paulo; null for an invalid day. */
export const lastMomentOf = (day: string): string | null => momentOfWallClock(`${day}T23:59:59`);

/** The UTC offset of São Paulo in milliseconds; negative. */
const aheadAt = (moment: number) => Date.parse(`${shownAt(moment)}Z`) - moment;

const shownAt = (moment: number) => partsFormat.format(moment).replace(' ', 'T');
