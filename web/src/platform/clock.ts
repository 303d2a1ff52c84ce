import { deviceStorage } from './device/device-storage.ts';

/**
 * The server's time in the browser. The clock of a device may be wrong, and it may be corrected while an exam is open, so
 * that neither a deadline nor an opening is judged by it: the moment of the server's last reply and a monotonic counter
 * tell the time. No other file of the site reads a clock (clock.test.ts).
 */

/** Stores the difference between both clocks for the next page that opens without a network. */
const key = 'sabia.clockOffset';

/** Milliseconds: a smaller difference is not told, because headers count whole seconds. */
const toleranceMs = 2000;

/** The server's time at the zero of the counter, in milliseconds since 1970; null before the first reply. */
let heardStart: number | null = null;
/** The same by the clock of the device, until the server has replied. */
let assumedStart: number | null = null;
const listeners = new Set<() => void>();

/** The server's time, in milliseconds since 1970. */
export function serverTime(): number {
  // On the server, which renders pages too, its own clock is right.
  if (typeof window === 'undefined') return deviceTime();
  if (heardStart !== null) return heardStart + performance.now();
  assumedStart ??= deviceTime() + storedOffset() - performance.now();
  return assumedStart + performance.now();
}

/** The clock of the device, for the ages of what only this device compares. */
export const deviceTime = (): number => Date.now();

/** The server's time, as a date. */
export const serverDate = (): Date => new Date(serverTime());

/**
 * Takes the moment of a reply of the API that has just arrived: its `Date` header, or one in its body, which is finer. A reply is older than its arrival, so that the
 * latest start is the nearest one; after a sleep, during which some counters stop, the next reply corrects it.
 */
export function hearServer(date: string | null): void {
  const moment = Date.parse(date ?? '');
  if (Number.isNaN(moment)) return;
  const before = serverTime();
  const start = moment - performance.now();
  heardStart = heardStart === null ? start : Math.max(heardStart, start);
  const difference = serverTime() - before;
  const offset = serverTime() - deviceTime();
  if (Math.abs(offset - storedOffset()) > toleranceMs)
    deviceStorage.setItem(key, String(Math.round(offset)));
  if (Math.abs(difference) > toleranceMs) for (const listener of listeners) listener();
}

/** Calls the listener after a reply has corrected the time by more than two seconds; returns unsubscribe. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedOffset(): number {
  return Number(deviceStorage.getItem(key)) || 0;
}
