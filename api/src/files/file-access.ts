import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Operation } from '@sabia/domain/operation.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { fileNameEnd } from '../platform/files/file-storage.ts';
import { findPaidFiles } from './file-references.queries.ts';

export interface FileAccess {
  /**
   * Adds access to the addresses of paid files in a reply, as JSON text. A subscriber or administrator
   * gets it in every reply; other users only where the operation declares `sharesFiles`, because in other
   * replies users could repeat an address that they know.
   */
  sign(viewer: Viewer | null, operation: Operation, json: string): Promise<string>;
  /** The seconds for which the access of an address is still valid; 0 when it is not. */
  secondsLeft(name: string, access: unknown): number;
  /** True for files that everybody may open. Asks the database at most once a minute for each. */
  isPublic(name: string): Promise<boolean>;
}

interface FileAccessDeps {
  db: Database;
  secret: string;
  now: () => Date;
}

/** Access ends at a full hour, three to four hours later: an address that stays the same can be cached. */
const hour = 3600;
const hoursOfAccess = 4;

/** Milliseconds for which a public file is taken to be public. */
const publicFor = 60_000;
const mostRemembered = 10_000;

/** The access to files of paid contents, by addresses that are signed for one user and a few hours (product.md F12). */
export function createFileAccess({ db, secret, now }: FileAccessDeps): FileAccess {
  const key = createHmac('sha256', secret).update('file access').digest();
  const publicSince = new Map<string, number>();

  const seconds = () => Math.floor(now().getTime() / 1000);
  const signature = (name: string, userId: string, end: number) =>
    createHmac('sha256', key).update(`${name} ${userId} ${end}`).digest('base64url');

  function accessFor(userId: string, name: string): string {
    const end = (Math.floor(seconds() / hour) + hoursOfAccess) * hour;
    return `?access=${userId}.${end}.${signature(name, userId, end)}`;
  }

  return {
    async sign(viewer, operation, json) {
      if (!viewer || !json.includes('/files/')) return json;
      const isEntitled = viewer.isAdmin || viewer.hasActiveSubscription;
      if (!isEntitled && !operation.sharesFiles) return json;
      const names = new Set(Array.from(json.matchAll(fileInReply), ([, name = '']) => name));
      if (names.size === 0) return json;
      const paid = new Set(await findPaidFiles(db, [...names]));
      return json.replace(fileInReply, (address, name: string) =>
        paid.has(name) ? address + accessFor(viewer.id, name) : address,
      );
    },

    secondsLeft(file, access) {
      const [, userId = '', end = '', given = ''] =
        typeof access === 'string' ? (accessPattern.exec(access) ?? []) : [];
      const expected = Buffer.from(signature(nameOf(file), userId, Number(end)));
      const isSigned = given !== '' && timingSafeEqual(Buffer.from(given), expected);
      return isSigned ? Math.max(0, Number(end) - seconds()) : 0;
    },

    async isPublic(file) {
      const name = nameOf(file);
      const since = publicSince.get(name);
      const time = now().getTime();
      if (since !== undefined && time < since + publicFor) return true;
      publicSince.delete(name);
      if ((await findPaidFiles(db, [name])).length > 0) return false;
      if (publicSince.size >= mostRemembered) publicSince.clear();
      publicSince.set(name, time);
      return true;
    },
  };
}

const accessPattern = /^([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** The part of a file's name that its widths share: the hash of the bytes. */
const nameOf = (file: string): string => file.replace(/[-.].*$/s, '');

/** Fields whose files are public by their place. Their replies are the most frequent, and need no query. */
const publicFields = 'thumbUrl|profilePicture|photoUrl|desktopUrl|mobileUrl';

/** Fields that are never an address: a learner writes the name of a sent file. */
const otherFields = 'name';

/** A whole string or an attribute in HTML that is the address of a file; the group is its name. */
const fileInReply = new RegExp(
  String.raw`(?<!"(?:${publicFields}|${otherFields})":")(?<=")/files/([a-z\d]{1,64})${fileNameEnd}(?=\\?")`,
  'g',
);
