import { create } from 'content-disposition';

/** A file that browsers save under this name, which may be a text of users, and that phones open. */
export class NamedFile {
  readonly bytes: Buffer;
  readonly disposition: string;
  constructor(bytes: Buffer, { title, ending }: { title: string; ending: string }) {
    this.bytes = bytes;
    this.disposition = dispositionOf(title, ending);
  }
}

const longestName = 80;

/** RFC 6266: the name in ASCII, and whole in UTF-8 (RFC 8187). */
function dispositionOf(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .slice(0, longestName)
    // Also half of a sign that the limit has cut.
    .replace(/[\s\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/^[ .]+/, '')
    .trim();
  const plain = name
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim();
  return create(`${name || ending}.${ending}`, {
    type: 'inline',
    fallback: `${plain || ending}.${ending}`,
  });
}
