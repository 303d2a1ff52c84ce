import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const noon = Date.parse('2026-11-27T12:00:00Z');
const minute = 60_000;

let deviceTime = noon;
let counter = 0;
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  [deviceTime, counter] = [noon, 5000];
  vi.spyOn(Date, 'now').mockImplementation(() => deviceTime);
  vi.spyOn(performance, 'now').mockImplementation(() => counter);
});
afterEach(() => vi.restoreAllMocks());

/** The module of a page that has just opened. */
const openPage = () => import('./clock.ts');
const header = (time: number) => new Date(time).toUTCString();

function pass(ms: number): void {
  deviceTime += ms;
  counter += ms;
}

it('tells the time of the server, however wrong the clock of the device is', async () => {
  const { hearServer, serverTime } = await openPage();
  hearServer(header(noon - 5 * minute));
  expect(serverTime()).toBe(noon - 5 * minute);
  pass(minute);
  expect(serverTime()).toBe(noon - 4 * minute);
});

it('ignores corrections of the clock of the device, before the first reply as well', async () => {
  const { hearServer, serverTime } = await openPage();
  expect(serverTime()).toBe(noon);
  deviceTime += 60 * minute;
  expect(serverTime()).toBe(noon);
  hearServer(header(noon));
  deviceTime -= 180 * minute;
  pass(minute);
  expect(serverTime()).toBe(noon + minute);
});

it('takes the reply that was the least time under way', async () => {
  const { hearServer, serverTime } = await openPage();
  hearServer(header(noon));
  pass(10_000);
  hearServer(header(noon + 4000));
  expect(serverTime()).toBe(noon + 10_000);
});

it('is corrected by the next reply after a sleep in which the counter stopped', async () => {
  const { hearServer, onClockCorrected, serverTime } = await openPage();
  hearServer(header(noon));
  const onCorrected = vi.fn<() => void>();
  const stop = onClockCorrected(onCorrected);
  hearServer(header(noon + 1000));
  expect(onCorrected).not.toHaveBeenCalled();
  hearServer(header(noon + 30 * minute));
  expect(serverTime()).toBe(noon + 30 * minute);
  expect(onCorrected).toHaveBeenCalledOnce();
  stop();
  hearServer(header(noon + 60 * minute));
  expect(onCorrected).toHaveBeenCalledOnce();
});

it('ignores a reply without a date', async () => {
  const { hearServer, serverTime } = await openPage();
  hearServer(null);
  hearServer('soon');
  expect(serverTime()).toBe(noon);
});

it('opens the next page without a network by the known difference of the clocks', async () => {
  const { hearServer } = await openPage();
  hearServer(header(noon - 5 * minute));
  vi.resetModules();
  counter = 0;
  pass(minute);
  const { serverTime } = await openPage();
  expect(serverTime()).toBe(noon - 4 * minute);
});
