import { adultsBornUntil, lastDayUnder18 } from '@sabia/domain/privacy/guardian.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { accessEndsEmail, comingOfAgeEmail } from './coming-of-age-email.ts';

interface Due extends DueEmail {
  name: string;
  birthDate: string;
  guardianEmail: string;
}

/** So many days before the 18th birthday both are told. */
const daysBefore = 30;

/**
 * Tells students who turn 18 within 30 days, and their guardians, that the access of the guardian ends; each once
 * (product.md FAMILY9).
 */
export async function sendComingOfAge(db: Database, run: EmailRun): Promise<number> {
  const { now, site } = run;
  const lastDayOf = ({ birthDate }: Due) => lastDayUnder18(birthDate);
  const toGuardians = await sendEmails<Due>(
    db,
    {
      kind: 'FAMILY_ENDS',
      due: due(now),
      async template() {
        const brand = await findBrand(db);
        return (one) =>
          accessEndsEmail(
            { to: one.guardianEmail, childName: one.name, lastDay: lastDayOf(one), site },
            brand,
          );
      },
    },
    run,
  );
  const toStudents = await sendEmails<Due>(
    db,
    {
      kind: 'COMING_OF_AGE',
      due: due(now),
      async template() {
        const brand = await findBrand(db);
        return (one) => comingOfAgeEmail({ to: one.email, lastDay: lastDayOf(one), site }, brand);
      },
    },
    run,
  );
  return toGuardians + toStudents;
}

/** A birth date that is corrected meanwhile is another e-mail, and so is another guardian. */
const due = (now: Date) => {
  const latest = new Date(now.getTime() + daysBefore * 86_400_000);
  return sql`
    select learners.id as user_id, concat_ws(' ', learners.id, learners.birth_date, guardians.confirmed_at) as key,
      guardians.confirmed_at as since, learners.name, learners.birth_date, guardians.email as guardian_email
    from guardians join users learners on learners.id = guardians.user_id
    where guardians.confirmed_at is not null and learners.birth_date::text > ${adultsBornUntil(dayInSaoPaulo(now))}
      and learners.birth_date::text <= ${adultsBornUntil(dayInSaoPaulo(latest))}`;
};
