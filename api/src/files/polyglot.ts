/** Whether the bytes of an image also are a page, a script, a document or an archive to whoever reads them so. */
export function isPolyglotImage(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  return head.includes('%PDF-') || markup.test(bytes.toString('latin1')) || isArchive(bytes);
}

/** Of a document only the head is searched for markup: inside it may have any text. */
export function isPolyglotDocument(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1', 0, 1024)) || isArchive(bytes);
}

/** Long enough not to come up by chance in megabytes of pixels. */
const markup = /<(?:script|!doctype|html|iframe|svg[\s>])|<\?php/i;

/** A zip is read from its end: a record there says where the rest is, and how long its comment is. */
function isArchive(bytes: Buffer): boolean {
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (record === -1 || record + 22 > bytes.length) return false;
  return record + 22 + bytes.readUInt16LE(record + 20) >= bytes.length;
}
