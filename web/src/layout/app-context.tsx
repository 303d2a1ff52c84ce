import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Call } from '../platform/api.ts';
import type { Identity } from '../platform/identity.ts';
import type { Impersonation } from '../platform/impersonation.ts';

/** What every screen stands on. Made anew by each `createApp()`, never a global. */
export interface AppContext {
  call: Call;
  identity: Identity;
  impersonation: Impersonation;
  queryClient: QueryClient;
  /** How the school is set up. */
  settings: ClientConfig;
}

const ShellContext = createContext<AppContext | null>(null);

export const AppContextProvider = ShellContext;

export function useAppContext(): AppContext {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
