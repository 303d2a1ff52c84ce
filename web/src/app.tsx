import { defaultShownBrand } from '@sabia/domain/school/brand.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type AppContext, AppContextProvider } from './layout/app-context.tsx';
import { type Call, createSend } from './platform/api/api.ts';
import { memoryStorage } from './platform/device/device-storage.ts';
import { browserEnvironment, type Environment } from './platform/environment.ts';
import { createImpersonation, withImpersonation } from './platform/identity/impersonation.ts';
import { forgetDeviceReplies, withDeviceReplies } from './platform/api/offline-replies.ts';
import { openIdentity } from './platform/identity/open-identity.ts';
import { createQueryClient } from './platform/api/query-client.ts';
import { createTokenKeeper } from './platform/identity/token.ts';
import { createSiteRouter } from './routes.tsx';
import { BrandContext } from './ui/brand.ts';
import { SiteTheme } from './ui/theme/SiteTheme.tsx';

/**
 * Composes an application that shares no state with any other: one per page load, or one per request
 * on the server. `history`: the address bar by default.
 */
export function createApp(
  environment: Environment = browserEnvironment(),
  history?: RouterHistory,
) {
  const identity = openIdentity(environment);
  const currentUser = () => identity.user()?.id ?? null;
  const { requestToken, end: onSignedOut } = identity;
  const tokens = createTokenKeeper({ ...environment, currentUser, requestToken });
  const impersonation = createImpersonation(environment.tabStorage ?? memoryStorage());
  const viewAs = impersonation.as;
  const send = createSend({ ...environment, tokens, currentUser, viewAs, onSignedOut });
  const owner = () => (viewAs() ? null : currentUser());
  const queryClient = createQueryClient(send, withDeviceReplies(owner));
  const { clientConfig } = environment;
  const context: AppContext = {
    identity: withImpersonation(identity, impersonation),
    impersonation,
    queryClient,
    clientConfig,
    // `send` is untyped; this cast is the only place where it gets the types of the operations.
    call: send as Call,
  };
  const router = createSiteRouter(context, history);

  let user = identity.user();
  identity.subscribe(() => {
    if (identity.user() === user) return;
    user = identity.user();
    // Another user must not see the previous one's data. A verified e-mail address can also make
    // the profile another one.
    tokens.forget();
    impersonation.end();
    queryClient.clear();
    forgetDeviceReplies();
    void router.invalidate();
  });
  return { context, router };
}

export function App({ context, router }: ReturnType<typeof createApp>) {
  return (
    <SiteTheme>
      <QueryClientProvider client={context.queryClient}>
        <AppContextProvider value={context}>
          <BrandContext value={context.clientConfig.brand ?? defaultShownBrand}>
            <RouterProvider router={router} />
          </BrandContext>
        </AppContextProvider>
      </QueryClientProvider>
    </SiteTheme>
  );
}
