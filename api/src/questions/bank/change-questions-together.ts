import type { BulkAction, BulkChange } from '@sabia/domain/questions/bulk-change.ts';
import { bulkChangeLimit } from '@sabia/domain/questions/bulk-change-limit.ts';
import { metadataFields, questionTagsLimit } from '@sabia/domain/questions/question-metadata.ts';
import { storedOwner, type StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../../platform/act.ts';
import { checkCurrentVersions, insertRevisions } from '../../platform/history/revisions.ts';
import { emit, type CopiedQuestion } from '../../events.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { columnList, patch } from '../../platform/db/columns.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { bulkTimeoutMs, revisionActs } from './bulk-changes.queries.ts';
import { copying } from '../copy-questions.ts';
import { lockSelected } from './listed-questions.queries.ts';
import { isOwnedBy, ownerColumns } from '../question-owners.queries.ts';
import { roomForQuestions } from './refuse-full.ts';
import { refuseShortExams } from '../draw/refuse-short-exams.ts';
import { refuseUnknownTerms } from '../refuse-unknown-terms.ts';
import { storeBulkChange } from './store-bulk-change.ts';

/** Changes all selected questions or none, as `refuseShortExams` allows, and stores what it takes to undo that (product.md Q14, Q30). */
export const changeQuestionsTogether = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { selection, action, acceptsShortExams }: BulkChange,
  { viewer }: Pick<Act, 'viewer'>,
): Promise<{ id: string; questionsQtd: number }> =>
  db.transaction(
    async (tx) => {
      const now = clock();
      if (action.kind === 'describe') await refuseUnknownTermsOf(tx, action.changes);
      const ids = await lockSelected(tx, selection, bulkChangeLimit + 1);
      if (ids.length === 0) throw new Refusal('not_found');
      if (ids.length > bulkChangeLimit) throw tooMany;
      if (action.kind !== 'copy')
        await checkCurrentVersions(tx, { kind: 'QUESTION', ids, ifMatch: null, now });
      const id =
        action.kind === 'copy'
          ? null
          : await storeBulkChange(tx, { kind: action.kind, ids }, { now });
      const change = () => apply(tx, { action, ids, now });
      const takesAway = action.kind === 'move' || action.kind === 'delete';
      const changed =
        takesAway && !acceptsShortExams
          ? await refuseShortExams(tx, sql`questions.id = any(${ids}::uuid[])`, change)
          : await change();
      await insertRevisions(tx, {
        kind: 'QUESTION',
        ids: changed,
        what: revisionActs[action.kind].done,
        viewer,
        now,
      });
      return {
        id: id ?? (await storeBulkChange(tx, { kind: 'copy', ids: changed }, { now })),
        questionsQtd: changed.length,
      };
    },
    { timeoutMs: bulkTimeoutMs, customPlans: true },
  );

const tooMany = invalid(
  'selection',
  `Escolha até ${new Intl.NumberFormat('pt-BR').format(bulkChangeLimit)} questões de cada vez: use os filtros para dividir.`,
);

/** The paths of the errors are those of the request. */
async function refuseUnknownTermsOf(
  tx: Database,
  changes: Extract<BulkAction, { kind: 'describe' }>['changes'],
): Promise<void> {
  if (Object.keys(changes).length === 0) throw invalid('action.changes', 'Escolha o que muda');
  await refuseUnknownTerms(tx, { ...changes, place: 'action.changes.' });
}

interface Applied {
  action: BulkAction;
  ids: readonly string[];
  now: Date;
}

/** Returns the ids of the changed questions; of a copy those of the copies. */
async function apply(tx: Database, { action, ids, now }: Applied): Promise<readonly string[]> {
  const isChosen = sql`questions.id = any(${ids}::uuid[])`;
  switch (action.kind) {
    case 'tag': {
      const full = await tx.maybe(sql`
        with tagged as (
          update questions set tags = array(
            select tag from unnest(questions.tags || ${action.add}::text[])
              with ordinality listed (tag, place)
            where tag <> all(${action.remove}::text[]) group by tag order by min(place))
          where ${isChosen} returning tags
        )
        select from tagged where cardinality(tags) > ${questionTagsLimit} limit 1`);
      if (full) {
        const message = `Uma destas questões passaria de ${questionTagsLimit} etiquetas`;
        throw invalid('action.add', message);
      }
      return ids;
    }
    case 'describe':
      await tx.run(sql`
        update questions set ${patch('questions', metadataFields, action.changes)} where ${isChosen}`);
      return ids;
    case 'move': {
      const to = storedOwner(action.to);
      await makeRoom(tx, to, ids.length);
      await tx.run(sql`
        with placed as (
          select questions.id, ${nextPlace(to)} as place from questions where ${isChosen}
        )
        update questions set (${ownerColumns}) = (select ${valuesOf(to)}), position = placed.place
        from placed where questions.id = placed.id`);
      return ids;
    }
    case 'copy': {
      const to = storedOwner(action.to);
      await makeRoom(tx, to, ids.length);
      const copies = await tx.many<CopiedQuestion>(sql`
        with ${copying(sql`
          select questions.version_id, given.*, ${nextPlace(to)} as position,
            ${columnList(metadataFields, 'questions')}
          from questions, (select ${valuesOf(to)}) given (${ownerColumns}) where ${isChosen}`)}`);
      await emit(tx, 'questions.copied', { copies });
      return copies.map(({ id }) => id);
    }
    case 'delete':
      await tx.run(sql`update questions set deleted_at = ${now.toISOString()} where ${isChosen}`);
      return ids;
  }
}

async function makeRoom(tx: Database, to: StoredOwner, quantity: number): Promise<void> {
  if (quantity > (await roomForQuestions(tx, to))) {
    throw new Refusal('limit_reached', { detail: 'Estas questões não cabem todas aqui.' });
  }
}

/** The values of `ownerColumns`. */
const valuesOf = (owner: StoredOwner) =>
  'bankId' in owner
    ? sql`null::uuid, null, ${owner.bankId}::uuid`
    : sql`${owner.examId}::uuid, ${owner.examKind}, null::uuid`;

/** The position of a row of `questions` behind those of the owner, the oldest first. */
const nextPlace = (to: StoredOwner) => sql`
  coalesce((select max(placed.position) from (
    select questions.position from questions where ${isOwnedBy(to)} and deleted_at is null) placed), -1)
    + row_number() over (order by questions.id)`;
