import { formulasIn } from '@sabia/domain/rich-text/formulas.ts';
import {
  formerFormulas,
  type Place,
  restoreLostFormulas,
  unclearLines,
} from '@sabia/domain/rich-text/lost-formulas.ts';
import type { RevisedFields } from '@sabia/domain/history/revision.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { lostText } from '../platform/formulas/lost-text.ts';
import { checkCurrentVersions, insertRevisions } from '../platform/history/revisions.ts';
import { restoreFields } from './restore-fields.ts';
import { states } from './states.queries.ts';

/** The texts that an editor opened with drawn formulas. */
const texts = {
  COURSE: { table: sql`courses`, fields: ['description'] },
  CONTENT: { table: sql`contents`, fields: ['pageContent', 'videoDescription', 'instructions'] },
  TRAIL: { table: sql`trails`, fields: ['description'] },
  PRACTICE_EXAM: { table: sql`practice_exams`, fields: ['instructions'] },
  SCHOOL: { table: sql`school`, fields: ['terms'] },
} as const;
type Kind = keyof typeof texts;
const kinds = Object.keys(texts) as Kind[];

/** A text with lost formulas. */
interface Found {
  kind: Kind;
  id: string;
  field: string;
  /** The sources that are restored. */
  formulas: string[];
  /** Lines that still have the source of a former formula as text. */
  unclear: string[];
}

const batch = 100;

/** Finds the formulas that an editor had turned into text, and restores them, each text in its own transaction. */
export async function* restoreFormulas(
  db: Database,
  { isDryRun }: { isDryRun: boolean },
  { now }: At,
): AsyncGenerator<Found> {
  const others = await everyFormula(db);
  if (others.length === 0) return;
  for (const kind of kinds) {
    const all = await db.many<{ id: string }>(sql`select id from ${texts[kind].table} order by id`);
    for (let at = 0; at < all.length; at += batch) {
      const ids = all.slice(at, at + batch).map(({ id }) => id);
      const current = await db.many<State>(states[kind](ids));
      const former = await formerFields(db, kind, ids);
      for (const { entityId: id, fields } of current) {
        const before = former.filter(({ entityId }) => entityId === id);
        const look = (state: State) => lostIn(kind, state, before, others);
        const found = look({ entityId: id, fields });
        const isLost = found.some(({ formulas }) => formulas.length > 0);
        yield* isLost && !isDryRun ? await restore(db, { kind, id, now, look }) : found;
      }
    }
  }
}

interface State {
  entityId: string;
  fields: RevisedFields;
}

interface Lost extends Found {
  html: string;
}

function lostIn(
  kind: Kind,
  { entityId: id, fields }: State,
  former: readonly State[],
  others: readonly Place[],
): Lost[] {
  return texts[kind].fields.flatMap((field) => {
    const text = fields[field];
    if (typeof text !== 'string') return [];
    const own = formerFormulas(textsOf(former, field), lostText);
    const { html, formulas } = restoreLostFormulas(text, own, others);
    const unclear = unclearLines(html, own);
    if (formulas.length + unclear.length === 0) return [];
    return [{ kind, id, field, html, formulas: formulas.map(({ tex }) => tex), unclear }];
  });
}

const textsOf = (former: readonly State[], field: string): string[] => [
  ...new Set(former.flatMap(({ fields }) => fields[field] ?? []).filter(isText)),
];
const isText = (value: unknown): value is string => typeof value === 'string';

/** Writes the restored texts by the command that changes such an entity, with a revision. */
const restore = (
  db: Database,
  { kind, id, now, look }: { kind: Kind; id: string; now: Date; look: (state: State) => Lost[] },
): Promise<Lost[]> =>
  db.transaction(
    async (tx) => {
      await checkCurrentVersions(tx, { kind, ids: [id], ifMatch: null, now });
      // The text as it is under the lock: an author may have changed it meanwhile.
      const [state] = await tx.many<State>(states[kind]([id]));
      const found = state ? look(state) : [];
      const lost = found.filter(({ formulas }) => formulas.length > 0);
      if (lost.length === 0) return found;
      const fields = Object.fromEntries(lost.map(({ field, html }) => [field, html]));
      await restoreFields[kind](tx, { id, fields, now });
      await insertRevisions(tx, { kind, ids: [id], what: 'CHANGED', viewer: null, now });
      return found;
    },
    { exclusive: [`history ${kind} ${id}`] },
  );

/** The revisions with formulas. */
const withFormulas = sql`
  (strpos(fields::text, ${'\\\\('}) > 0 or strpos(fields::text, ${'\\\\['}) > 0)`;

const formerFields = (db: Database, kind: Kind, ids: readonly string[]) =>
  db.many<State>(sql`
    select entity_id, fields from revisions
    where kind = ${kind} and entity_id = any(${ids}::uuid[]) and ${withFormulas}
    order by number desc`);

/** Each formula of the history once. */
async function everyFormula(db: Database): Promise<Place[]> {
  const places = new Map<string, Place>();
  for (const kind of kinds) {
    const rows = await db.many<{ fields: RevisedFields }>(sql`
      select fields from revisions where kind = ${kind} and ${withFormulas}`);
    for (const text of rows.flatMap(({ fields }) => Object.values(fields)).filter(isText)) {
      if (formulasIn(text).length === 0) continue;
      for (const place of formerFormulas([text], lostText).places) {
        const { tex, isDisplay } = place.formula;
        places.set(`${isDisplay}${tex}`, { ...place, before: '', after: '' });
      }
    }
  }
  return [...places.values()];
}
