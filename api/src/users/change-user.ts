import { Refusal } from '@sabia/domain/refusal.ts';
import type { User, UserChanges } from '@sabia/domain/users/user.ts';
import { profileChanges } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../shell/database.ts';
import { userColumns } from './users.queries.ts';

/** Changes what was sent; of a learner's own changes only the profile's fields count. */
export async function changeUser(
  db: Database,
  {
    id,
    changes,
    byAdmin,
    now,
  }: { id: string; changes: UserChanges; byAdmin: boolean; now: Date },
): Promise<User> {
  const allowed = byAdmin ? changes : profileChanges.parse(changes);
  const user = await db.maybe<User>(sql`
    update users set
      name = coalesce(new.name, users.name),
      state = case when sent ? 'state' then new.state else users.state end,
      city = case when sent ? 'city' then new.city else users.city end,
      profile_picture = case when sent ? 'profilePicture' then new."profilePicture" else users.profile_picture end,
      level = case when sent ? 'level' then new.level else users.level end,
      leveling_exam_completed = coalesce(new."levelingExamCompleted", users.leveling_exam_completed),
      classroom_role = case when sent ? 'classroomRole' then new."classroomRole" else users.classroom_role end,
      classroom_role_active = coalesce(new."classroomRoleActive", users.classroom_role_active),
      classroom_mode_type =
        case when sent ? 'classroomModeType' then new."classroomModeType" else users.classroom_mode_type end,
      updated_at = now()
    from (select ${JSON.stringify(allowed)}::jsonb as sent) given,
      jsonb_to_record(given.sent) as new(
        name text, state text, city text, "profilePicture" text, level text,
        "levelingExamCompleted" boolean, "classroomRole" text, "classroomRoleActive" boolean,
        "classroomModeType" text)
    where users.id = ${id}
    returning ${userColumns(now)}`);
  if (!user) throw new Refusal('not_found');
  return user;
}
