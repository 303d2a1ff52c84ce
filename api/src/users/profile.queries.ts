import type { Profile } from '@sabia/domain/users/profile.ts';
import { sql, type Database } from '../platform/db/database.ts';

export const findProfile = (db: Database, id: string) =>
  db.maybe<Profile>(sql`
    select id, name, profile_picture, phone, whatsapp, cpf, birth_date,
      postal_code, street, number, complement, neighborhood, city, state, counts_in_figures
    from users where id = ${id} and closed_at is null`);
