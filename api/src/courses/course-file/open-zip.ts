import { crc32 } from 'node:zlib';
import { normalForm } from '@sabia/domain/normal-form.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** Limits of a zip. They are measured while it is unpacked, because its headers may lie. */
export interface ZipLimits {
  items: number;
  /** Bytes of all items together. */
  total: number;
  /** Bytes of an item; undefined for a name that is refused. */
  ofItem: (name: string) => number | undefined;
  /** A sentence about a zip with items of these names, which are not accepted; undefined: the usual one. */
  refusalOf?: (names: readonly string[]) => string | undefined;
}

export interface ZipItem {
  name: string;
  read: () => Promise<Buffer>;
}

/** Highest compression ratio that is accepted above a megabyte; a zip bomb has about a thousand. */
const densest = 200;
const alwaysFine = 1_000_000;

/** The items of a zip, after the whole zip has been checked. */
export async function openZip(bytes: Buffer, limits: ZipLimits): Promise<ZipItem[]> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true }).catch(refuseDamaged);
  // The items are counted again while they are read; this only saves work.
  if (zip.entryCount > limits.items) throw refused(tooMany);
  const names = new Set<string>();
  const items: ZipItem[] = [];
  const unknown: string[] = [];
  let total = 0;
  let packed = 0;
  for await (const entry of entriesOf(zip)) {
    if (names.size >= limits.items) throw refused(tooMany);
    if (isFolder(entry)) continue;
    const name = checkedName(entry, names);
    const limit = limits.ofItem(name);
    if (limit === undefined) {
      unknown.push(name);
      continue;
    }
    packed += entry.compressedSize;
    // Items whose bytes overlap add up to more than the file.
    if (packed > bytes.length) throw refused(tooLarge);
    total += await measure(zip, entry, Math.min(limit, limits.total - total));
    items.push({ name, read: () => readWhole(zip, entry) });
  }
  const [first] = unknown;
  if (first !== undefined) {
    throw refused(
      limits.refusalOf?.(unknown) ?? `O arquivo traz algo que não é aceito: “${first}”.`,
    );
  }
  return items;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    refuseDamaged(error);
  }
}

const isFolder = ({ fileName, uncompressedSize }: Entry) =>
  fileName.endsWith('/') && uncompressedSize === 0;

function checkedName(entry: Entry, names: Set<string>): string {
  const name = entry.fileName;
  if (!isPlainFile(entry)) throw refused(`O arquivo traz um atalho no lugar de “${name}”.`);
  if (entry.isEncrypted()) throw refused('O arquivo está protegido por senha.');
  // On a file system that ignores case, one would overwrite the other.
  const folded = normalForm(name, 'NFC').toLowerCase();
  if (names.has(folded)) throw refused(`O arquivo traz “${name}” duas vezes.`);
  names.add(folded);
  return name;
}

/** Refuses links by the Unix file mode, which other systems leave empty. */
function isPlainFile({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return type === 0 || type === 0o100000;
}

/** Unpacks an item and answers with its size. Refuses more than the limit. */
async function measure(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0;
  let sum = 0;
  for await (const chunk of chunksOf(zip, entry)) {
    size += chunk.length;
    sum = crc32(chunk, sum);
    const isTooDense = size > alwaysFine && size > entry.compressedSize * densest;
    if (size > limit || isTooDense) throw refused(tooLarge);
  }
  if (sum !== entry.crc32) throw refused(damaged);
  return size;
}

async function readWhole(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* chunksOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry).catch(refuseDamaged);
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    refuseDamaged(error);
  }
}

const refused = (message: string) => invalid('uploadId', message);

function refuseDamaged(_error: unknown): never {
  throw refused(damaged);
}

const damaged = 'O arquivo está danificado, ou não é um curso exportado por este sistema.';
const tooMany = 'O arquivo traz itens demais.';
const tooLarge = 'O arquivo cresce demais ao ser aberto.';
