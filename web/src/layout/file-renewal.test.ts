import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { renewAddress, renewFiles } from './file-renewal.ts';

const now = new Date('2026-11-21T12:00:00Z');
const endIn = (minutes: number) => now.getTime() / 1000 + minutes * 60;

/** Displayed queries by name; each request of one gets addresses that end a day later. */
function displaying(addresses: Record<string, string>) {
  const client = new QueryClient();
  const requested: string[] = [];
  for (const [name, url] of Object.entries(addresses)) {
    client.setQueryData([name], { text: `<img src="${url}">` });
    const queryFn = () => {
      requested.push(name);
      return { text: `<img src="${url.replace(/\.\d+\./, `.${endIn(1440)}.`)}">` };
    };
    const observer = new QueryObserver(client, { queryKey: [name], queryFn, staleTime: Infinity });
    onTestFinished(observer.subscribe(() => {}));
  }
  return { client, requested };
}

it('refetches what ends within fifteen minutes, and nothing else', async () => {
  const { client, requested } = displaying({
    ending: `/files/0a.mp4?access=u.${endIn(14)}.s`,
    ended: `/files/0b.mp4?access=u.${endIn(-60)}.s`,
    later: `/files/0c.mp4?access=u.${endIn(16)}.s`,
    public: '/files/0d.mp4',
  });
  client.setQueryData(['hidden'], `/files/0e.mp4?access=u.${endIn(1)}.s`);
  await renewFiles(client, now);
  expect(requested).toEqual(['ending', 'ended']);
  await renewFiles(client, now);
  expect(requested).toEqual(['ending', 'ended']);
});

it('finds the new address of a file that was refused', async () => {
  const { client } = displaying({ film: `/files/0a.mp4?access=u.${endIn(60)}.s` });
  expect(await renewAddress(client, `/files/0a.mp4?access=u.${endIn(60)}.s`)).toBe(
    `/files/0a.mp4?access=u.${endIn(1440)}.s`,
  );
  expect(await renewAddress(client, '/files/0f.mp4?access=u.1.s')).toBe('/files/0f.mp4');
});
