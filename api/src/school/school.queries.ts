import { defaultTerms } from '@sabia/domain/school/default-terms.ts';
import { schoolIdentity } from '@sabia/domain/school/school-identity.ts';
import type { School, TermsOfUse } from '@sabia/domain/school/school.ts';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { revisionOf } from '../history/history.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The revision of the school, which is the version of its terms of use. */
export const termsVersion = revisionOf('SCHOOL', sql`(select school.id from school)`);

export const schoolColumns = sql`
  school.id, school.legal_name, school.cnpj, school.address, school.email, school.dpo_name,
  school.dpo_email, school.terms is not null as has_own_terms`;

/** The revision is for administrators. */
export const findSchool = (db: Database, { withRevision }: { withRevision: boolean }) =>
  db.one<School>(sql`
    select ${schoolColumns}, ${withRevision ? termsVersion : sql`null::integer`} as revision
    from school`);

export async function findTerms(db: Database): Promise<TermsOfUse> {
  const { terms, version, changedAt, ...school } = await db.one<
    School & { terms: string | null; version: number; changedAt: string }
  >(sql`
    select ${schoolColumns}, terms, ${termsVersion} as version, updated_at as changed_at
    from school`);
  return { html: terms ?? defaultTerms(school), version, changedAt };
}

/** The part of the client config that the footer shows; undefined before the school has told anything. */
export async function schoolInFooter(db: Database): Promise<ClientConfig['school']> {
  const school = await findSchool(db, { withRevision: false });
  const identity = schoolIdentity(school).join(' · ');
  const email = school.email ?? undefined;
  return identity || email ? { identity, email } : undefined;
}
