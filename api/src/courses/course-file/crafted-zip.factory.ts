import { crc32, deflateRawSync } from 'node:zlib';

/** An item of a zip, with any headers, also false ones. */
export interface CraftedItem {
  name: string;
  content?: string | Buffer;
  isDeflated?: boolean;
  flags?: number;
  method?: number;
  claimedSize?: number;
  claimedSum?: number;
  /** File mode of Unix. */
  mode?: number;
  /** Its header points to the bytes of the item before it. */
  sharesBytes?: boolean;
}

interface Written {
  header: Buffer;
  offset: number;
}

/** A malicious zip, written byte by byte. */
export function craftedZip(items: readonly CraftedItem[], claimedItems = items.length): Buffer {
  const parts: Buffer[] = [];
  const headers: Buffer[] = [];
  let length = 0;
  let last: Written = { header: Buffer.alloc(0), offset: 0 };
  for (const item of items) {
    const { common, packed, name } = described(item);
    if (!item.sharesBytes) {
      last = { header: common, offset: length };
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
      parts.push(local);
      length += local.length;
    }
    const end = Buffer.alloc(14);
    end.writeUInt32LE(((item.mode ?? 0) << 16) >>> 0, 6);
    end.writeUInt32LE(last.offset, 10);
    headers.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), common, end, name]));
  }
  const directory = Buffer.concat(headers);
  const tail = Buffer.alloc(22);
  tail.write('PK\x05\x06', 'latin1');
  tail.writeUInt16LE(claimedItems, 8);
  tail.writeUInt16LE(claimedItems, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, directory, tail]);
}

/** The 26 bytes that both headers of an item share, and the rest. */
function described(item: CraftedItem) {
  const content = Buffer.from(item.content ?? '');
  const packed = item.isDeflated ? deflateRawSync(content) : content;
  const name = Buffer.from(item.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((item.flags ?? 0) | 0x800, 2);
  common.writeUInt16LE(item.method ?? (item.isDeflated ? 8 : 0), 4);
  common.writeUInt32LE(item.claimedSum ?? crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(item.claimedSize ?? content.length, 18);
  common.writeUInt16LE(name.length, 22);
  return { common, packed, name };
}
