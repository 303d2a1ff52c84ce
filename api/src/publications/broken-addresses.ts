import { sql, type Database } from '../platform/db/database.ts';
import { isFileName, type FileStorage } from '../platform/files/file-storage.ts';
import { internalTarget, type InternalTarget } from './internal-address.ts';

/** File storage and origin, to look up internal addresses. */
export interface AddressLookup {
  files: Pick<FileStorage, 'open'>;
  /** Origin of the site. */
  site: string;
}

type Page = Exclude<InternalTarget, { kind: 'file' }>;

/** Internal addresses whose target does not exist or is hidden from learners. */
export async function findBroken(
  db: Database,
  addresses: readonly string[],
  { files, site }: AddressLookup,
): Promise<Set<string>> {
  const targets = [...new Set(addresses)].flatMap((address) => {
    const target = internalTarget(address, site);
    return target ? [{ address, target }] : [];
  });
  const pages = targets.flatMap(({ address, target }) =>
    target.kind === 'file' ? [] : [{ address, ...target }],
  );
  const missing = await Promise.all(
    targets.map(async ({ address, target }) =>
      target.kind === 'file' && !(await isStored(files, target.name)) ? [address] : [],
    ),
  );
  return new Set([...missing.flat(), ...(pages.length > 0 ? await findHidden(db, pages) : [])]);
}

const isStored = async (files: AddressLookup['files'], name: string) =>
  isFileName(name) && (await files.open(name)) !== null;

async function findHidden(
  db: Database,
  pages: readonly (Page & { address: string })[],
): Promise<string[]> {
  const hidden = await db.many<{ address: string }>(sql`
    select link.address
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      as link(address text, kind text, id uuid, slug text)
    where not case link.kind
      when 'course' then exists (select from courses
        where (id = link.id or slug = link.slug) and is_active and not is_deleted)
      when 'trail' then exists (select from trails
        where id = link.id and is_active and not is_deleted)
      when 'live' then exists (select from lives
        where id = link.id and is_active and not is_deleted)
      else exists (select from practice_exams
        where id = link.id and is_active and not is_deleted)
      end`);
  return hidden.map(({ address }) => address);
}
