import type { Operation } from '@sabia/domain/operation.ts';
import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { idsAt } from './ids-at.ts';

/** An administrator was shown something of other people. */
export interface Shown {
  what: DataReadKind;
  byUserId: string;
  userIds: readonly string[];
}

/** An operation was asked, and this is about to be its answer. */
interface Exchange {
  to: Viewer | null;
  params: unknown;
  body: unknown;
  reply: unknown;
}

export type RecordAccess = (operation: Operation, exchange: Exchange) => Promise<void>;

/** The one place through which all pass that administrators see of others; before they see it. */
export const createAccessAudit =
  (note: (shown: Shown) => Promise<void>): RecordAccess =>
  async (operation, { to, ...exchange }) => {
    if (!operation.shows || !to?.isAdmin) return;
    const shown = idsAt(exchange, placeOf(operation)).filter((id) => id !== to.id);
    const userIds = [...new Set(shown)];
    if (userIds.length > 0) await note({ what: operation.shows, byUserId: to.id, userIds });
  };

function placeOf({ audience, showsWhom }: Operation): string[] {
  if (showsWhom) return ['reply', ...showsWhom.split('.')];
  return audience.kind === 'self' ? audience.subject.in.split('.') : [];
}
