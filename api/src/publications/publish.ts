import { messages } from '@sabia/domain/messages.ts';
import {
  mayPublish,
  type Finding,
  type Publication,
  type PublicationDraft,
} from '@sabia/domain/publications/publication.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { VideoHosts } from '@sabia/domain/unplayable-video.ts';
import type { Database } from '../platform/db/database.ts';
import type { AddressLookup } from './broken-addresses.ts';
import { publishables } from './publishables.ts';
import { lockPublishables, type PublishableRow } from './publishables.queries.ts';
import { verifyPublishables } from './verify-publishables.ts';

interface Context {
  lookup: AddressLookup & VideoHosts;
  now: Date;
}

/** Publishes each entity that passes its verification; unpublishing needs none. */
export function publish(
  db: Database,
  { kind, ids, isActive, acceptedWarnings }: PublicationDraft,
  { lookup, now }: Context,
): Promise<Publication[]> {
  const { change, setActive } = publishables[kind];
  return change(db, { ids }, { now }, async (tx) => {
    const rows = inOrder(ids, await lockPublishables(tx, kind, ids));
    const changeable = rows.filter((row) => row.isActive !== isActive).map(({ id }) => id);
    const findings =
      isActive && changeable.length > 0
        ? await verifyPublishables(tx, { kind, ids: changeable }, { lookup })
        : new Map<string, Finding[]>();
    const changing = changeable.filter((id) =>
      mayPublish(findings.get(id) ?? [], acceptedWarnings),
    );
    if (changing.length > 0) await setActive(tx, { ids: changing, isActive }, { now });
    return rows.map((row) => {
      const hasChanged = changing.includes(row.id);
      return {
        ...row,
        isActive: hasChanged ? isActive : row.isActive,
        hasChanged,
        findings: findings.get(row.id) ?? [],
      };
    });
  });
}

/** In the order of the request; refuses unknown ids as mistakes of their field. */
function inOrder(ids: readonly string[], rows: readonly PublishableRow[]): PublishableRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `ids.${index}`, message: messages.unknownId }],
  );
  if (errors.length > 0) throw new Refusal('invalid_input', { errors });
  return ids.flatMap((id) => known.get(id) ?? []);
}
