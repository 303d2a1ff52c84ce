/** True if the bytes of an image are also valid HTML, a script, a document or an archive. */
export function isPolyglotImage(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  return head.includes('%PDF-') || markup.test(bytes.toString('latin1')) || isArchive(bytes);
}

/** In a document only the first bytes are searched for markup, because its content may be any text. */
export function isPolyglotDocument(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1', 0, 1024)) || isArchive(bytes);
}

/**
 * The readable letters after a tag keep it apart from pixels: the tag alone occurs by chance in one of 1,500 photos of 8 MB,
 * with eight letters in one of two million.
 */
const markup = /(?:<(?:script|!doctype|html|iframe|svg[\s>])|<\?php)[\t\n\r -~]{8}/i;

/**
 * Readers parse a zip from its end: an end record has the size and the position of the directory. The signature of the
 * record alone proves nothing, because four bytes occur by chance in megabytes of pixels: the directory has to be there.
 */
function isArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - largestEndRecord);
  let at = bytes.indexOf(signatures.endRecord, first);
  while (at !== -1) {
    if (leadsToDirectory(bytes, at)) return true;
    at = bytes.indexOf(signatures.endRecord, at + 1);
  }
  return false;
}

const signatures = {
  endRecord: Buffer.from('PK\x05\x06', 'latin1'),
  /** Before the end record of an archive of 4 GB or 65,535 files and more. */
  zip64Locator: Buffer.from('PK\x06\x07', 'latin1'),
  directory: Buffer.from('PK\x01\x02', 'latin1'),
};

/** The record with the longest comment. */
const largestEndRecord = 22 + 0xffff;

/** `at` is the position of an end record. The position of the directory counts from the start of the file or of the archive. */
function leadsToDirectory(bytes: Buffer, at: number): boolean {
  if (at + 22 > bytes.length) return false;
  const has = (signature: Buffer, position: number) =>
    position >= 0 && bytes.subarray(position, position + 4).equals(signature);
  return (
    has(signatures.zip64Locator, at - 20) ||
    has(signatures.directory, at - bytes.readUInt32LE(at + 12)) ||
    has(signatures.directory, bytes.readUInt32LE(at + 16))
  );
}
