import { Refusal } from '@sabia/domain/refusal.ts';
import type {
  KnownUsersChoice,
  UserSheetFile,
  UserImportPreview,
  UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import type { SheetPerson } from '@sabia/domain/users/user-sheet.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { endSessions } from '../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import { allLedgers } from '../subscriptions/access-locks.ts';
import { toggleAccess } from '../subscriptions/toggle-access.ts';
import { keepAnAdmin, lockAdmins } from './last-admin.ts';
import { readUserFile } from './read-user-file.ts';
import { listHeldEmails } from './users.queries.ts';

/** Thousands would be slow to show, and nobody reads them. */
const shown = 20;
const shownProblems = 200;

/** Milliseconds for each statement over thousands of people. */
const patience = 30_000;

export async function previewUserImport(
  db: Database,
  file: UserSheetFile,
): Promise<UserImportPreview> {
  const { people, problems, ignoredColumns } = readUserFile(file);
  const held = new Set(
    await listHeldEmails(
      db,
      people.map(({ email }) => email),
    ),
  );
  const known = people.filter(({ email }) => held.has(email));
  const fresh = people.filter(({ email }) => !held.has(email));
  return {
    newQtd: fresh.length,
    knownQtd: known.length,
    newPeople: fresh.slice(0, shown),
    knownPeople: known.slice(0, shown),
    ignoredColumns,
    problemsQtd: problems.length,
    problems: problems.slice(0, shownProblems),
  };
}

/** All or nothing. The letters leave afterwards, by send-invitations.ts. */
export async function importUsers(
  db: Database,
  { file, known, byUserId, now }: Import,
): Promise<UserImportReport> {
  const { people, problems } = readUserFile(file);
  if (problems.length > 0) {
    throw new Refusal('invalid_input', {
      detail: 'A planilha tem erros: nada foi importado. Corrija as linhas indicadas.',
      errors: problems.slice(0, shownProblems).map(({ line, column, message }) => ({
        path: ['lines', line, ...(column ? [column] : [])].join('.'),
        message,
      })),
    });
  }
  return db.transaction(
    async (tx) => {
      await lockAdmins(tx);
      const updated = known === 'update' ? await update(tx, people, now) : [];
      const invited = await invite(tx, people, now);
      await keepAnAdmin(tx);
      const turned = updated.filter(({ hasOtherRole }) => hasOtherRole);
      await endSessions(
        tx,
        turned.map(({ providerId }) => providerId),
      );
      await toggleAccess(tx, togglesAmong([...updated, ...invited]), { byUserId, now });
      const [updatedQtd, invitedQtd] = [updated.length, invited.length];
      return { invitedQtd, updatedQtd, keptQtd: people.length - updatedQtd - invitedQtd };
    },
    { patience, exclusive: ['users import', ...allLedgers] },
  );
}

interface Import {
  file: UserSheetFile;
  known: KnownUsersChoice;
  byUserId: string;
  now: Date;
}

/** Somebody, and what the sheet says of their access; null where it leaves that open. */
interface Brought {
  userId: string;
  hasActiveSubscription: boolean | null;
}

/** Who has another role signs in anew. */
interface Updated extends Brought {
  providerId: string;
  hasOtherRole: boolean;
}

const togglesAmong = (brought: readonly Brought[]) =>
  brought.flatMap(({ userId, hasActiveSubscription }) =>
    hasActiveSubscription === null ? [] : [{ userId, hasActiveSubscription }],
  );

const given = (people: readonly SheetPerson[]) => sql`
  jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given(
    name text, email text, role text, "hasActiveSubscription" boolean, "classroomRole" text,
    "classroomRoleActive" boolean, "classroomModeType" text)`;

/** What the sheet leaves open stays as it is; so does the name, which belongs to the person. */
const update = (tx: Database, people: readonly SheetPerson[], now: Date) =>
  tx.many<Updated>(sql`
    update users set
      sessions_valid_from = case
        when given.role <> users.role then ${now.toISOString()} else users.sessions_valid_from end,
      role = coalesce(given.role, users.role),
      classroom_role = coalesce(given."classroomRole", users.classroom_role),
      classroom_role_active = coalesce(given."classroomRoleActive", users.classroom_role_active),
      classroom_mode_type = coalesce(given."classroomModeType", users.classroom_mode_type),
      updated_at = now()
    from ${given(people)}
    where lower(users.email) = given.email and (users.email_verified or users.is_invited)
    returning users.id as user_id, given."hasActiveSubscription" as has_active_subscription,
      users.provider_id,
      old.role <> new.role and users.provider = ${embeddedProvider} as has_other_role`);

/** Their provider's id is that of nobody until they sign in. A role in a classroom counts at once. */
const invite = (tx: Database, people: readonly SheetPerson[], now: Date) =>
  tx.many<Brought>(sql`
    with invited as (
      insert into users (provider_id, email, is_invited, name, role, classroom_role,
        classroom_role_active, classroom_mode_type)
      select 'invited:' || gen_random_uuid(), given.email, true, given.name,
        coalesce(given.role, 'LEARNER'), given."classroomRole",
        coalesce(given."classroomRoleActive", given."classroomRole" is not null),
        given."classroomModeType"
      from ${given(people)}
      on conflict (lower(email)) where email_verified or is_invited do nothing
      returning id, email
    ), written as (
      insert into invitations (user_id, invited_at) select id, ${now.toISOString()} from invited
    )
    select invited.id as user_id, given."hasActiveSubscription" as has_active_subscription
    from invited join ${given(people)} on given.email = invited.email`);
