import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Call } from '../platform/api/api.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type { Impersonation } from '../platform/identity/impersonation.ts';

/** The services that screens use. Each `createApp()` makes its own; there is no global one. */
export interface AppContext {
  call: Call;
  identity: Identity;
  impersonation: Impersonation;
  queryClient: QueryClient;
  clientConfig: ClientConfig;
}

const ReactAppContext = createContext<AppContext | null>(null);

export const AppContextProvider = ReactAppContext;

export function useAppContext(): AppContext {
  const context = use(ReactAppContext);
  if (!context) throw new Error('useAppContext needs an AppContextProvider above it');
  return context;
}
