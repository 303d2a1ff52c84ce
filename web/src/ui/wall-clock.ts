const partsFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What São Paulo's clocks show at a moment, as a date-time field has it: '2026-11-21T19:00'. */
export const wallClockOf = (moment: Date | string): string =>
  shownAt(new Date(moment).getTime()).slice(0, 16);

/** The moment at which São Paulo's clocks show this, whatever zone the browser is in; null when it is no time. */
export function momentOfWallClock(shown: string): string | null {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Three hours off, which only matters where the clocks were put forward or back in between.
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near)).toISOString();
}

/** How far São Paulo's clocks are ahead of UTC's, in milliseconds: less than nothing. */
const aheadAt = (moment: number) => Date.parse(`${shownAt(moment)}Z`) - moment;

const shownAt = (moment: number) => partsFormat.format(moment).replace(' ', 'T');
