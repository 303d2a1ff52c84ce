import type { DeviceOwner } from '../platform/api/last-replies.ts';
import type { AppContext } from './app-context.tsx';

export type DeviceContext = Pick<AppContext, 'identity' | 'impersonation'>;

/** The user for whom replies are kept on this device; null while an administrator impersonates. */
export const deviceOwner =
  ({ identity, impersonation }: DeviceContext): DeviceOwner =>
  () =>
    impersonation.as() ? null : (identity.user()?.id ?? null);
