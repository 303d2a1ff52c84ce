import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App, createApp } from '../app.tsx';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { stubIndexedDb } from '../platform/testing/indexed-db.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';
import type { Roll } from './rolls.api.ts';

// A teacher of its own for each test: the tabs of one teacher tell each other.
let teachers = 0;

beforeEach(() => {
  stubIndexedDb();
  // happy-dom has `navigator.locks`, but no lock is ever given.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => localStorage.clear());
// Not after each test: an outbox goes on reading its store for a moment after it has sent.
afterAll(() => vi.unstubAllGlobals());

const waiting = { timeout: 10_000 };
const student = (userId: string, name: string): Roll['students'][number] => ({
  userId,
  name,
  state: null,
  markedAt: null,
  markedBy: null,
});
const students = [
  student('s1', 'Aline Souza'),
  student('s2', 'Bruno Teixeira'),
  student('s3', 'Carla Melo'),
];
const nothing = { items: [], total: 0, page: 1, limit: 10, totalPages: 0 };
const refusal = (errors: object[]) => ({
  code: 'invalid_input',
  title: 'Confira',
  detail: 'Confira os campos.',
  errors,
});

/** Opens the roll call of a day as a teacher; `network` can be cut, and `put` answers the roll calls. */
async function open(
  address = '/turmas/c1/chamada?data=2031-03-10',
  put: (body: { userId: string; state: string }[]) => Response = () => Response.json(taken),
) {
  const owner = `t${(teachers += 1)}`;
  const network = { isCut: false };
  const sent: { path: string; body: { userId: string; state: string; markedAt: string }[] }[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    if (network.isCut) throw new TypeError('no network');
    const { url, method, body } = await read(new Request(...request));
    const { pathname: path } = new URL(url);
    if (path.endsWith('/token')) return Response.json({ token: 'jwt' });
    if (path.includes('/users/provider/'))
      return Response.json({ id: 'u1', providerId: owner, name: 'Rita', isAdmin: true });
    if (method === 'PUT') {
      sent.push({ path, body });
      return put(body);
    }
    const [, date] = /rolls\/([\d-]+)$/.exec(path) ?? [];
    if (date === '1999-01-01') return Response.json(early, { status: 422 });
    if (date)
      return Response.json({
        date,
        classTitle: '3º B',
        firstDate: '2031-03-01',
        lastDate: '2031-03-12',
        students,
      });
    if (path.endsWith('/rolls')) return Response.json(nothing);
    return Response.json(refusal([]), { status: 404 });
  };
  const storage = memoryStorage();
  storage.setItem('sabia.user', `{"id":"${owner}","email":"rita@exemplo.com"}`);
  const history = createMemoryHistory({ initialEntries: [address] });
  const origin = 'http://school.test';
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  const shows = (...words: string[]) =>
    vi.waitFor(() => {
      for (const word of words) expect(page.textContent).toContain(word);
    }, waiting);
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find((one) => one.textContent.startsWith(label));
  const press = async (label: string) => {
    await vi.waitFor(() => expect(button(label)).toBeDefined(), waiting);
    button(label)?.click();
  };
  return { network, sent, shows, press, text: () => page.textContent };
}

const read = async (request: Request) => {
  const { url, method } = request;
  const text = method === 'GET' ? '' : await request.text();
  return { url, method, body: text ? JSON.parse(text) : [] };
};
const taken = { date: '2031-03-10', counts: { PRESENT: 1, ABSENT: 1, LATE: 1, JUSTIFIED: 0 } };
const early = refusal([{ path: 'date', message: 'A turma foi criada em 01/03/2031' }]);

describe('the roll call of a day', { timeout: 30_000 }, () => {
  it('begins with everybody present, takes a tap for an absence, and is sent whole', async () => {
    const { shows, press, sent } = await open();
    await shows('3º B', 'Faltas: 0 de 3', 'Aline Souzapresente');
    await press('Bruno Teixeira');
    await shows('Bruno Teixeirafalta', 'Faltas: 1 de 3');
    for (const state of ['falta', 'atraso']) {
      await press('Carla Melo');
      await shows(`Carla Melo${state}`);
    }
    await shows('Faltas: 1 de 3 · 1 atraso', 'Há alterações não salvas.');
    expect(sent).toEqual([]);
    await press('Salvar chamada');
    await vi.waitFor(() => expect(sent).toHaveLength(1), waiting);
    expect(sent[0]?.path).toBe('/v1/classes/c1/rolls/2031-03-10');
    expect(sent[0]?.body.map(({ userId, state }) => [userId, state])).toEqual([
      ['s1', 'PRESENT'],
      ['s2', 'ABSENT'],
      ['s3', 'LATE'],
    ]);
  });

  it('comes back to present after late and justified', async () => {
    const { shows, press, sent } = await open();
    for (const state of ['falta', 'atraso', 'justificada', 'presente']) {
      await press('Aline Souza');
      await shows(`Aline Souza${state}`);
    }
    expect(sent).toEqual([]);
  });

  it('waits without a network, shows what was saved, and arrives once', async () => {
    const { network, shows, press, sent } = await open();
    await shows('Faltas: 0 de 3');
    network.isCut = true;
    await press('Aline Souza');
    await press('Salvar chamada');
    await shows('1 chamada espera a conexão.', 'Aline Souzafalta', 'Faltas: 1 de 3');
    await press('Carla Melo');
    await press('Salvar chamada');
    await shows('2 chamadas esperam a conexão.', 'Faltas: 2 de 3');
    network.isCut = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent).toHaveLength(1), waiting);
    expect(sent[0]?.body.map(({ userId, state }) => [userId, state])).toEqual([
      ['s1', 'ABSENT'],
      ['s2', 'PRESENT'],
      ['s3', 'ABSENT'],
    ]);
  });

  it('of a list that somebody has left meanwhile is taken for the others', async () => {
    const { shows, press, sent } = await open(undefined, (body) =>
      body.length === 3
        ? Response.json(refusal([{ path: '1.userId', message: 'Não era da turma' }]), {
            status: 422,
          })
        : Response.json(taken),
    );
    await shows('Faltas: 0 de 3');
    await press('Salvar chamada');
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    expect(sent[1]?.body.map(({ userId }) => userId)).toEqual(['s1', 's3']);
  });

  it('tells why a day has none', async () => {
    const { shows, text } = await open('/turmas/c1/chamada?data=1999-01-01');
    await shows('A turma foi criada em 01/03/2031');
    expect(text()).not.toContain('Salvar chamada');
  });
});
