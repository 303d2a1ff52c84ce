import { Refusal } from '@sabia/domain/refusal.ts';
import type { ReadingSettings } from '@sabia/domain/users/reading-settings.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Stores how a user reads lessons; the last choice of any device holds. */
export async function chooseReadingSettings(
  db: Database,
  { userId, settings }: { userId: string; settings: ReadingSettings },
  { now }: At,
): Promise<ReadingSettings> {
  const stored = await db.run(sql`
    insert into reading_settings (user_id, settings, updated_at)
    select id, ${JSON.stringify(settings)}::jsonb, ${now.toISOString()} from users where id = ${userId}
    on conflict (user_id) do update
      set settings = excluded.settings, updated_at = excluded.updated_at`);
  if (stored === 0) throw new Refusal('not_found');
  return settings;
}
