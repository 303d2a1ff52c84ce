import type { Operation } from '@sabia/domain/operation.ts';
import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { idsAt } from './ids-at.ts';

/** An access of a person to data of other users. */
export interface Shown {
  what: DataReadKind;
  userIds: readonly string[];
  /** Of answers in an exam; else null. */
  examId: string | null;
  /** Of members of a class; else null. */
  classId: string | null;
}

/** The input and the reply of an operation. */
interface Exchange {
  to: Viewer | null;
  params: unknown;
  body: unknown;
  reply: unknown;
}

export type RecordAccess = (operation: Operation, exchange: Exchange) => Promise<void>;

/** Records accesses to other users' data for all operations, before the reply is sent. */
export const createAccessAudit =
  (record: (shown: Shown, by: Viewer) => Promise<void>): RecordAccess =>
  async (operation, { to, ...exchange }) => {
    const { shows: what, showsOf, showsIn, audience } = operation;
    // Members of a class are shown to its teachers as well.
    if (!what || !to || !(to.isAdmin || audience.kind === 'teacher')) return;
    const shown = idsAt(exchange, pathOfIds(operation)).filter((id) => id !== to.id);
    const userIds = [...new Set(shown)];
    if (userIds.length === 0) return;
    const [examId = null] = showsOf ? idsAt(exchange, ['reply', showsOf]) : [];
    const [classId = null] = showsIn ? idsAt(exchange, showsIn.split('.')) : [];
    await record({ what, userIds, examId, classId }, to);
  };

function pathOfIds({ audience, showsWhom }: Operation): string[] {
  if (showsWhom) return ['reply', ...showsWhom.split('.')];
  return audience.kind === 'self' ? audience.subject.in.split('.') : [];
}
