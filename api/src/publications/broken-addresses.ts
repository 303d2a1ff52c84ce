import { sql, type Database } from '../platform/db/database.ts';
import { isFileName, type FileStorage } from '../platform/files/file-storage.ts';
import { ownTarget, type OwnTarget } from './own-address.ts';

/** Lookup of the school's own addresses. */
export interface OwnPlaces {
  files: Pick<FileStorage, 'open'>;
  /** Origin of the site. */
  site: string;
}

type Page = Exclude<OwnTarget, { kind: 'file' }>;

/** Own addresses without a target that learners can see. */
export async function findBroken(
  db: Database,
  addresses: readonly string[],
  { files, site }: OwnPlaces,
): Promise<Set<string>> {
  const targets = [...new Set(addresses)].flatMap((address) => {
    const target = ownTarget(address, site);
    return target ? [{ address, target }] : [];
  });
  const pages = targets.flatMap(({ address, target }) =>
    target.kind === 'file' ? [] : [{ address, ...target }],
  );
  const missing = await Promise.all(
    targets.map(async ({ address, target }) =>
      target.kind === 'file' && !(await isKept(files, target.name)) ? [address] : [],
    ),
  );
  return new Set([...missing.flat(), ...(pages.length > 0 ? await offShow(db, pages) : [])]);
}

const isKept = async (files: OwnPlaces['files'], name: string) =>
  isFileName(name) && (await files.open(name)) !== null;

async function offShow(
  db: Database,
  pages: readonly (Page & { address: string })[],
): Promise<string[]> {
  const hidden = await db.many<{ address: string }>(sql`
    select asked.address
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      as asked(address text, kind text, id uuid, slug text)
    where not case asked.kind
      when 'course' then exists (select from courses
        where (id = asked.id or slug = asked.slug) and is_active and not is_deleted)
      when 'trail' then exists (select from trails
        where id = asked.id and is_active and not is_deleted)
      when 'live' then exists (select from lives
        where id = asked.id and is_active and not is_deleted)
      else exists (select from practice_exams
        where id = asked.id and is_active and not is_deleted)
      end`);
  return hidden.map(({ address }) => address);
}
