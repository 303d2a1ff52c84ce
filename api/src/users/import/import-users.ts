import { Refusal } from '@sabia/domain/refusal.ts';
import type {
  KnownUsersChoice,
  UserSheetFile,
  UserImportPreview,
  UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import type { SheetPerson } from '@sabia/domain/users/user-sheet.ts';
import { emit } from '../../events.ts';
import type { Act } from '../../platform/act.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { endSessions } from '../../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../../platform/auth/identity/identity.ts';
import { allLedgers } from '../../subscriptions/access-locks.ts';
import { overrideAccess } from '../../subscriptions/override-access.ts';
import { adminsLock, requireAdmin } from '../last-admin.ts';
import { readSheet } from './read-sheet.ts';
import { storeUserImport, type WrittenUser } from './store-user-import.ts';
import { listTakenEmails } from '../users.queries.ts';

const maxShownPeople = 20;
const maxShownProblems = 200;

/** For each statement over thousands of people. */
const timeoutMs = 30_000;

export async function previewUserImport(
  db: Database,
  file: UserSheetFile,
): Promise<UserImportPreview> {
  const { people, problems, ignoredColumns } = await readSheet(db, file);
  const taken = new Set(
    await listTakenEmails(
      db,
      people.map(({ email }) => email),
    ),
  );
  const known = people.filter(({ email }) => taken.has(email));
  const newPeople = people.filter(({ email }) => !taken.has(email));
  return {
    newQtd: newPeople.length,
    knownQtd: known.length,
    newPeople: newPeople.slice(0, maxShownPeople),
    knownPeople: known.slice(0, maxShownPeople),
    ignoredColumns,
    problemsQtd: problems.length,
    problems: problems.slice(0, maxShownProblems),
  };
}

/** Imports all people or none. send-invitations.ts sends the e-mails afterwards. */
export async function importUsers(
  db: Database,
  { file, known }: Import,
  { viewer, now }: Act,
): Promise<UserImportReport> {
  const { people, problems, classIds } = await readSheet(db, file);
  if (problems.length > 0) {
    throw new Refusal('invalid_input', {
      detail: 'A planilha tem erros: nada foi importado. Corrija as linhas indicadas.',
      errors: problems.slice(0, maxShownProblems).map(({ line, column, message }) => ({
        path: ['lines', line, ...(column ? [column] : [])].join('.'),
        message,
      })),
    });
  }
  return db.transaction(
    async (tx) => {
      const updated = known === 'update' ? await update(tx, people, now) : [];
      const invited = await invite(tx, people, now);
      await requireAdmin(tx);
      const withOtherRole = updated.filter(({ hasOtherRole }) => hasOtherRole);
      await endSessions(
        tx,
        withOtherRole.map(({ providerId }) => providerId),
      );
      await overrideAccess(tx, overridesOf([...updated, ...invited]), {
        viewer,
        now,
      });
      await joinClasses(tx, [...updated, ...invited], { classIds, now });
      await storeUserImport(tx, { invited, updated }, { viewer, now });
      const [updatedQtd, invitedQtd] = [updated.length, invited.length];
      return { invitedQtd, updatedQtd, keptQtd: people.length - updatedQtd - invitedQtd };
    },
    { timeoutMs, exclusive: ['users import', ...allLedgers, adminsLock] },
  );
}

/** The people of a sheet join the classes that it names, as students. */
async function joinClasses(
  tx: Database,
  users: readonly ImportedUser[],
  { classIds, now }: { classIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const members = users.flatMap(({ userId, classTitle }) => {
    const classId = classIds.get(classTitle ?? '');
    return classId ? [{ userId, classId }] : [];
  });
  if (members.length > 0) await emit(tx, 'users.imported', { members, now });
}

interface Import {
  file: UserSheetFile;
  known: KnownUsersChoice;
}

/** A user, and the access in the sheet; null where the cell is empty. */
interface ImportedUser extends WrittenUser {
  hasActiveSubscription: boolean | null;
  classTitle: string | null;
}

/** The sessions of a user with another role are ended. */
interface UpdatedUser extends ImportedUser {
  providerId: string;
  hasOtherRole: boolean;
}

const overridesOf = (users: readonly ImportedUser[]) =>
  users.flatMap(({ userId, hasActiveSubscription }) =>
    hasActiveSubscription === null ? [] : [{ userId, hasActiveSubscription }],
  );

const sheetRows = (people: readonly SheetPerson[]) => sql`
  jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given(
    name text, email text, role text, "hasActiveSubscription" boolean, "classroomRole" text,
    "classroomRoleActive" boolean, "classroomModeType" text, "classTitle" text)`;

/**
 * Empty cells change nothing. Names are never changed, because they belong to the user. Of an address with
 * a user and an invitation that is still open, the user is changed.
 */
const update = (tx: Database, people: readonly SheetPerson[], now: Date) =>
  tx.many<UpdatedUser>(sql`
    update users set
      sessions_valid_from = case
        when given.role <> users.role then ${now.toISOString()} else users.sessions_valid_from end,
      role = coalesce(given.role, users.role),
      classroom_role = coalesce(given."classroomRole", users.classroom_role),
      classroom_role_active = coalesce(given."classroomRoleActive", users.classroom_role_active),
      classroom_mode_type = coalesce(given."classroomModeType", users.classroom_mode_type),
      updated_at = now()
    from ${sheetRows(people)}
    where users.id = (
      select same.id from users same
      where lower(same.email) = given.email and (same.email_verified or same.is_invited)
      order by same.is_invited limit 1
    )
    returning users.id as user_id, coalesce(users.access_until > ${now.toISOString()}, false) as was_open,
      jsonb_build_array(old.role, old.classroom_role, old.classroom_role_active, old.classroom_mode_type) as before, given."hasActiveSubscription" as has_active_subscription,
      given."classTitle" as class_title, users.provider_id,
      old.role <> new.role and users.provider = ${embeddedProvider} as has_other_role`);

/** Invited users have a placeholder as provider id until they sign in. A classroom role counts at once. */
const invite = (tx: Database, people: readonly SheetPerson[], now: Date) =>
  tx.many<ImportedUser>(sql`
    with invited as (
      insert into users (provider_id, email, is_invited, name, role, classroom_role,
        classroom_role_active, classroom_mode_type)
      select 'invited:' || gen_random_uuid(), given.email, true, given.name,
        coalesce(given.role, 'LEARNER'), given."classroomRole",
        coalesce(given."classroomRoleActive", given."classroomRole" is not null),
        given."classroomModeType"
      from ${sheetRows(people)}
      where not exists (
        select from users known where lower(known.email) = given.email and known.email_verified
      )
      on conflict (lower(email)) where is_invited do nothing
      returning id, email
    ), written as (
      insert into invitations (user_id, invited_at) select id, ${now.toISOString()} from invited
    )
    select invited.id as user_id, null as before, false as was_open, given."hasActiveSubscription" as has_active_subscription,
      given."classTitle" as class_title
    from invited join ${sheetRows(people)} on given.email = invited.email`);
