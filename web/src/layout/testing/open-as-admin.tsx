import { createMemoryHistory } from '@tanstack/react-router';
import { expect, vi } from 'vitest';
import { App, createApp } from '../../app.tsx';
import { memoryStorage } from '../../platform/device/device-storage.ts';
import { serve } from '../../platform/testing/serve.ts';
import { emptyPage } from '../../ui/testing/empty-page.ts';

/** The answer to an unknown request, and the frame of a refusal. */
export const problem = { code: 'internal', title: 'Erro', detail: 'Algo deu errado.' };

export interface Answer {
  status?: number;
  body: unknown;
}

/** Pages are chunks, which load slowly on a busy machine. */
export const waiting = { timeout: 10_000 };

/** Opens an address as an administrator, on an API with these answers. */
export async function openAsAdmin(address: string, given: Record<string, Answer>) {
  const writes: { request: string; body: unknown }[] = [];
  const answers: Record<string, Answer> = {
    'GET /identity/token': { body: { token: 'jwt' } },
    'GET /v1/users/provider/p1': {
      body: { id: 'u1', providerId: 'p1', name: 'Ana', isAdmin: true },
    },
    ...given,
  };
  const origin = await serve((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const name = `${request.method} ${path}`;
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (request.method !== 'GET' && path.startsWith('/v1'))
        writes.push({ request: name, body: text ? JSON.parse(text) : null });
      const { status = 200, body } = answers[name] ?? { status: 404, body: problem };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  // Drawers are beside the page.
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent === label || one.getAttribute('aria-label') === label,
    );
  return {
    writes,
    at: (href: string) => vi.waitFor(() => expect(history.location.href).toBe(href), waiting),
    shows: (...words: string[]) =>
      vi.waitFor(() => {
        for (const word of words) expect(page.textContent).toContain(word);
      }, waiting),
    text: () => page.textContent,
    async press(label: string) {
      await vi.waitFor(() => expect(button(label)).toBeDefined(), waiting);
      button(label)?.click();
    },
    async choose(option: string) {
      const chosen = () =>
        [...page.querySelectorAll('option')].find((one) => one.textContent === option);
      await vi.waitFor(() => expect(chosen()).toBeDefined(), waiting);
      const select = chosen()?.closest('select');
      if (select) select.value = chosen()?.value ?? '';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    async type(path: string, text: string) {
      const input = () => document.querySelector<HTMLInputElement>(`input[data-path=${path}]`);
      await vi.waitFor(() => expect(input()).not.toBeNull(), waiting);
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const field = input();
      if (field) write?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
