/** True if the bytes of an image are also valid HTML, a script, a document or an archive. */
export function isPolyglotImage(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  return head.includes('%PDF-') || markup.test(bytes.toString('latin1')) || isArchive(bytes);
}

/** In a document only the first bytes are searched for markup, because its content may be any text. */
export function isPolyglotDocument(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1', 0, 1024)) || isArchive(bytes);
}

/** Signatures long enough not to occur by chance in megabytes of pixels. */
const markup = /<(?:script|!doctype|html|iframe|svg[\s>])|<\?php/i;

/** Readers parse a zip from its end: the last record has the position of the directory and the length of the comment. */
function isArchive(bytes: Buffer): boolean {
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (record === -1 || record + 22 > bytes.length) return false;
  return record + 22 + bytes.readUInt16LE(record + 20) >= bytes.length;
}
