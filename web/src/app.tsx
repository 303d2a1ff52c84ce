import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type Call, createSend } from './platform/api.ts';
import { type Device, memoryStorage, thisBrowser } from './platform/device.ts';
import { identityOfSchool } from './platform/identity-of-school.ts';
import { createQueryClient } from './platform/query-client.ts';
import { type AppContext, AppContextProvider } from './layout/app-context.tsx';
import { SiteTheme } from './ui/theme/SiteTheme.tsx';
import { createTokenKeeper } from './platform/token.ts';
import { createImpersonation, withImpersonation } from './platform/impersonation.ts';
import { createSiteRouter } from './routes.tsx';

/** A whole app, nothing shared with any other: one per page load, or per request on a server. */
export function createApp(device: Device = thisBrowser()) {
  const identity = identityOfSchool(device);
  const currentUser = () => identity.user()?.id ?? null;
  const { requestToken, forget: onSignedOut } = identity;
  const tokens = createTokenKeeper({ ...device, currentUser, requestToken });
  const impersonation = createImpersonation(device.tabStorage ?? memoryStorage());
  const viewAs = impersonation.as;
  const send = createSend({ ...device, tokens, currentUser, viewAs, onSignedOut });
  const queryClient = createQueryClient(send);
  // The one place where the types of the operations are put on what goes over the wire.
  const { settings } = device;
  const shell: AppContext = {
    identity: withImpersonation(identity, impersonation),
    impersonation,
    queryClient,
    settings,
    call: send as Call,
  };
  const router = createSiteRouter(shell, device.history);

  let person = identity.user();
  identity.subscribe(() => {
    if (identity.user() === person) return;
    person = identity.user();
    // Nothing that one person was shown, or holds, is there for the next; who proves an address may
    // turn out to be another user.
    tokens.forget();
    impersonation.end();
    queryClient.clear();
    void router.invalidate();
  });
  return { shell, router };
}

export function App({ shell, router }: ReturnType<typeof createApp>) {
  return (
    <SiteTheme>
      <QueryClientProvider client={shell.queryClient}>
        <AppContextProvider value={shell}>
          <RouterProvider router={router} />
        </AppContextProvider>
      </QueryClientProvider>
    </SiteTheme>
  );
}
