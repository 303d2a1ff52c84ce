import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App, createApp } from '../app.tsx';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';

const waiting = { timeout: 10_000 };
const words = 'Combinado da família';

/** Half past ten in the evening by the clock of the device. */
const evening = new Date(2031, 2, 10, 22, 30);

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of the family of a student whose guardian has set a time. */
async function open(profile: object) {
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const { pathname: path } = new URL(new Request(...request).url);
    if (path.endsWith('/token')) return Response.json({ token: 'jwt' });
    if (path.includes('/users/provider/'))
      return Response.json({ id: 'u1', providerId: 'p1', name: 'Ana', ...profile });
    if (path.endsWith('/family')) return Response.json([]);
    return Response.json({ code: 'not_found' }, { status: 404 });
  };
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com","emailVerified":true}');
  const history = createMemoryHistory({ initialEntries: ['/familia'] });
  const origin = 'http://school.test';
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  await vi.waitFor(
    () => expect(page.textContent).toContain('Ninguém para acompanhar com este e-mail.'),
    waiting,
  );
  // The code of the notes, which only some users load.
  await import('../SiteNotices.tsx');
  const note = () => page.querySelector(`[aria-label="${words}"]`);
  return { note, root };
}

it('the note is there from the time on, and stays away after it was dismissed, until the next evening', async () => {
  const { note, root } = await open({ stopAt: '22:30' });
  await vi.waitFor(() => expect(note()?.textContent).toContain('22:30'), waiting);
  note()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(note()).toBeNull(), waiting);
  root.unmount();

  const again = await open({ stopAt: '22:30' });
  expect(again.note()).toBeNull();
  again.root.unmount();

  // It was dismissed on the evening before.
  localStorage.setItem('sabia.timeToStop.u1', String(evening.getTime() - 24 * 3_600_000));
  const tomorrow = await open({ stopAt: '22:30' });
  await vi.waitFor(() => expect(tomorrow.note()).not.toBeNull(), waiting);
});

it('there is none before the time, without one, and during an attempt with a deadline', async () => {
  const attemptUnderWay = { id: 'a1', title: 'Prova', deadline: '2126-01-01T00:00:00.000Z' };
  for (const profile of [
    { stopAt: '22:31' },
    { stopAt: null },
    { stopAt: '22:30', attemptUnderWay },
  ]) {
    const { note, root } = await open(profile);
    expect(note(), JSON.stringify(profile)).toBeNull();
    root.unmount();
  }
});
