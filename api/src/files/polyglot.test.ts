import { describe, expect, it } from 'vitest';
import { craftedZip } from '../courses/course-file/crafted-zip.factory.ts';
import { isPolyglotDocument, isPolyglotImage } from './polyglot.ts';

const pixels = Buffer.alloc(200_000, 0x9a);
const among = (found: Buffer | string, at = 120_000) => {
  const bytes = Buffer.from(pixels);
  bytes.set(typeof found === 'string' ? Buffer.from(found, 'latin1') : found, at);
  return bytes;
};
const zip = craftedZip([{ name: 'course.json', content: '{}' }]);

/** Found in a screenshot: the signature of an end record, and pixels after it that a reader takes for the length of a comment. */
const endRecordByChance = Buffer.from('504b0506ff4b9aa692c0a5a43249517e96d9620d5c84dd84', 'hex');

describe('bytes that occur in pixels by chance are no second type:', () => {
  it.each<[string, Buffer]>([
    ['the signature of an archive', among(endRecordByChance)],
    ['the signature of an archive at the end', among(endRecordByChance, 199_970)],
    ['a tag without readable text', among('<html\x9a\x02\xffq')],
    ['the beginning of a script', among('<?phP\x00\x01')],
    ['a tag at the end', among('<svg>', 199_995)],
  ])('%s', (_case, bytes) => {
    expect(isPolyglotImage(bytes)).toBe(false);
    expect(isPolyglotDocument(bytes)).toBe(false);
  });
});

describe('an image with a second type is found:', () => {
  it.each<[string, Buffer]>([
    ['an archive behind it', Buffer.concat([pixels, zip])],
    ['an archive whose positions count from the start of the file', withPositionsFromStart()],
    ['an archive with a comment that looks like another end record', withComment()],
    ['an archive of more than 4 GB', Buffer.concat([pixels, zip64End()])],
    ['a page', among('<!DOCTYPE html><script>alert(1)</script>')],
    ['a drawing', among('<svg onload="alert(1)">')],
  ])('%s', (_case, bytes) => expect(isPolyglotImage(bytes)).toBe(true));
});

function withPositionsFromStart(): Buffer {
  const bytes = Buffer.concat([pixels, zip]);
  const end = bytes.length - 22;
  bytes.writeUInt32LE(pixels.length + bytes.readUInt32LE(end + 16), end + 16);
  // A directory size that leads nowhere: readers that take the position still open it.
  bytes.writeUInt32LE(7, end + 12);
  return bytes;
}

function withComment(): Buffer {
  const comment = Buffer.concat([endRecordByChance, Buffer.alloc(30)]);
  const archive = Buffer.from(zip);
  archive.writeUInt16LE(comment.length, archive.length - 2);
  return Buffer.concat([pixels, archive, comment]);
}

/** The locator of the 64-bit end record, and the end record whose numbers are too small for the archive. */
function zip64End(): Buffer {
  const end = Buffer.alloc(22, 0xff);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(0, 20);
  return Buffer.concat([Buffer.from('PK\x06\x07', 'latin1'), Buffer.alloc(16), end]);
}
