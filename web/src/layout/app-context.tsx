import type { SiteSettings } from '@sabia/domain/site-settings.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Call } from '../platform/api.ts';
import type { Identity } from '../platform/identity.ts';
import type { Viewing } from '../platform/impersonation.ts';

/** What every screen stands on. Made anew by each `createApp()`, never a global. */
export interface Shell {
  call: Call;
  identity: Identity;
  viewing: Viewing;
  queryClient: QueryClient;
  /** How the school is set up. */
  settings: SiteSettings;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
