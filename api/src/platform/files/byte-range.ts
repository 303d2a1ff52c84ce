import type { ByteRange } from './file-storage.ts';

/**
 * Parses a Range header. Null means the whole file, also for an invalid header or several ranges, as
 * RFC 9110 allows; 'outside' means status 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const start = Math.max(size - Number(last), 0);
    return start < size ? { start, end: size - 1 } : 'outside';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'outside';
}
