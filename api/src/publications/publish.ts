import { messages } from '@sabia/domain/messages.ts';
import {
  mayPublish,
  type Finding,
  type Publication,
  type PublicationDraft,
} from '@sabia/domain/publications/publication.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import type { OwnPlaces } from './broken-addresses.ts';
import { publishables } from './publishables.ts';
import { holdThings, type Thing } from './things.queries.ts';
import { verifyThings } from './verify-things.ts';

interface Context {
  places: OwnPlaces;
  now: Date;
}

/** Publishes each entity that passes its verification; unpublishing needs none. */
export function publish(
  db: Database,
  { kind, ids, isActive, acceptedWarnings }: PublicationDraft,
  { places, now }: Context,
): Promise<Publication[]> {
  const { change, setActive } = publishables[kind];
  return change(db, { ids, now }, async (tx) => {
    const things = inOrder(ids, await holdThings(tx, kind, ids));
    const concerned = things.filter((thing) => thing.isActive !== isActive).map(({ id }) => id);
    const findings =
      isActive && concerned.length > 0
        ? await verifyThings(tx, { kind, ids: concerned }, places)
        : new Map<string, Finding[]>();
    const changing = concerned.filter((id) => mayPublish(findings.get(id) ?? [], acceptedWarnings));
    if (changing.length > 0) await setActive(tx, { ids: changing, isActive, now });
    return things.map((thing) => {
      const hasChanged = changing.includes(thing.id);
      return {
        ...thing,
        isActive: hasChanged ? isActive : thing.isActive,
        hasChanged,
        findings: findings.get(thing.id) ?? [],
      };
    });
  });
}

/** In the order of the request; refuses unknown ids as mistakes of their field. */
function inOrder(ids: readonly string[], things: readonly Thing[]): Thing[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `ids.${index}`, message: messages.unknownId }],
  );
  if (errors.length > 0) throw new Refusal('invalid_input', { errors });
  return ids.flatMap((id) => known.get(id) ?? []);
}
