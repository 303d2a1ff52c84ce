import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '../platform/api/api.ts';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { openIdentity } from '../platform/identity/open-identity.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { useSession } from './session.ts';
import { AppContextProvider } from './app-context.tsx';
import { createImpersonation } from '../platform/identity/impersonation.ts';

afterEach(() => void vi.useRealTimers());

function Name() {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.name : session.status;
}

it('requests the profile by the provider id, and again every 15 minutes', async () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  const queryClient = createQueryClient(async (route, input) => {
    asked.push([route, input]);
    return { name: `Ana ${asked.length}` };
  });
  const identity = openIdentity({
    storage: memoryStorage(),
    fetch,
    origin: '',
    now: Date.now,
    clientConfig: {},
  });
  identity.remember({ id: 'p1', email: 'ana@exemplo.com', emailVerified: true });
  const impersonation = createImpersonation(memoryStorage());
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    queryClient.clear();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <AppContextProvider
        value={{
          identity,
          impersonation,
          queryClient,
          clientConfig: {},
          call: (() => {}) as unknown as Call,
        }}
      >
        <Name />
      </AppContextProvider>
    </QueryClientProvider>,
  );

  await vi.waitFor(() => expect(page.textContent).toBe('Ana 1'));
  expect(asked).toEqual([['GET /users/provider/{id}', { params: { id: 'p1' } }]]);

  await vi.advanceTimersByTimeAsync(899_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(page.textContent).toBe('Ana 2'));

  await vi.advanceTimersByTimeAsync(900_000);
  await vi.waitFor(() => expect(page.textContent).toBe('Ana 3'));
});
