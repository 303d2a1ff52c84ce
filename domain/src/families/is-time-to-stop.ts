/** A reminder ends at this time of the morning. */
const morning = 5 * 60;
const aDay = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** From the time to stop until the next morning; both are times of the same wall clock. */
export function isTimeToStop(stopAt: string, now: string): boolean {
  const stop = minutesOf(stopAt);
  const since = (minutesOf(now) - stop + aDay) % aDay;
  const untilMorning = (morning - stop + aDay) % aDay || aDay;
  return since < untilMorning;
}
