import { defaultTerms } from '@sabia/domain/school/default-terms.ts';
import { type Brand, type BrandFields, brandOf, defaultBrand } from '@sabia/domain/school/brand.ts';
import { usualLeastAttendance } from '@sabia/domain/rolls/attendance.ts';
import { brandStyle } from '@sabia/domain/school/brand-colors.ts';
import { shownBrand } from '@sabia/domain/school/shown-brand.ts';
import { schoolIdentity } from '@sabia/domain/school/school-identity.ts';
import type { School, TermsOfUse } from '@sabia/domain/school/school.ts';
import { revisionOf } from '../history/history.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { SchoolOnPages } from '../platform/site/server-rendering.ts';

/** The revision of the school, which is the version of its terms of use. */
export const termsVersion = revisionOf('SCHOOL', sql`(select school.id from school)`);

const brandColumns = sql`
  school.brand_name, school.tagline, school.logo_url, school.action_color, school.alive_color,
  school.sender_name`;

export const schoolColumns = sql`
  school.id, school.legal_name, school.cnpj, school.address, school.email, school.dpo_name,
  school.dpo_email, school.terms is not null as has_own_terms, school.front_page_heading,
  school.front_page_intro, school.last_call_title, school.last_call_text,
  school.least_attendance, ${brandColumns}`;

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

/** The footer, undefined before the school has told anything; the brand and the words of the front page, undefined for the default. */
export async function schoolOnPages(db: Database): Promise<SchoolOnPages> {
  const school = await findSchool(db, { withRevision: false });
  const identity = schoolIdentity(school).join(' · ');
  const email = school.email ?? undefined;
  const isDefault = !(school.brandName ?? school.tagline ?? school.logoUrl);
  const { frontPageHeading, frontPageIntro, lastCallTitle, lastCallText } = school;
  const hasOwnWords = frontPageHeading ?? frontPageIntro ?? lastCallTitle ?? lastCallText;
  return {
    school: identity || email ? { identity, email } : undefined,
    brand: isDefault ? undefined : shownBrand(brandOf(school)),
    frontPage: hasOwnWords
      ? { frontPageHeading, frontPageIntro, lastCallTitle, lastCallText }
      : undefined,
    brandStyle: brandStyle(school),
  };
}

/** The least attendance in percent, for a part of a statement. */
export const leastAttendance = sql`coalesce((select least_attendance from school), ${usualLeastAttendance}::integer)`;

/** The name in the brand, for a part of a statement. */
export const brandName = sql`coalesce((select brand_name from school), ${defaultBrand.name})`;

/** The brand for PDFs and e-mails. */
export const findBrand = async (db: Database): Promise<Brand> =>
  brandOf(await db.one<BrandFields>(sql`select ${brandColumns} from school`));
