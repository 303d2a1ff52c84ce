/** Segments with data about a photo, by marker and first bytes: EXIF, XMP and IPTC. */
const dataSegments = [
  { marker: 0xe1, opening: Buffer.from('Exif\0', 'latin1') },
  { marker: 0xe1, opening: Buffer.from('http://ns.adobe.com/x', 'latin1') },
  { marker: 0xed, opening: Buffer.from('Photoshop 3.0\0', 'latin1') },
];

/** Markers at which pixels begin and an image ends. */
const startOfScan = 0xda;
const endOfImage = 0xd9;

const startOfImage = Buffer.from([0xff, 0xd8, 0xff]);
const streamWord = Buffer.from('stream');

/**
 * A PDF whose JPEG photos say nothing of camera, moment and place (product.md F13): the data become zeros of the same length,
 * because a PDF refers to its objects by their places. The pixels stay as they are. Compressed or encrypted streams are not read.
 */
export function withoutPhotoData(pdf: Buffer): Buffer {
  const emptied: Place[] = [];
  let at = pdf.indexOf(startOfImage);
  while (at !== -1) {
    const photo = isStreamStart(pdf, at) ? photoAt(pdf, at) : { data: [], end: at + 1 };
    emptied.push(...photo.data);
    // Behind the segments that are read: no byte is read again and again.
    at = pdf.indexOf(startOfImage, photo.end);
  }
  if (emptied.length === 0) return pdf;
  const changed = Buffer.from(pdf);
  for (const { start, end } of emptied) changed.fill(0, start, end);
  return changed;
}

interface Place {
  start: number;
  end: number;
}

/** True if the word 'stream' and the end of its line stand before this place. */
function isStreamStart(pdf: Buffer, at: number): boolean {
  if (pdf[at - 1] !== 0x0a) return false;
  const end = pdf[at - 2] === 0x0d ? at - 2 : at - 1;
  return pdf.subarray(Math.max(0, end - streamWord.length), end).equals(streamWord);
}

/** The data about the photo in a JPEG that begins at `start`, and the end of its segments. */
function photoAt(pdf: Buffer, start: number): { data: Place[]; end: number } {
  const data: Place[] = [];
  let at = start + 2;
  while (at + 4 <= pdf.length && pdf[at] === 0xff) {
    const marker = pdf[at + 1];
    if (marker === startOfScan || marker === endOfImage) break;
    const content = at + 4;
    const end = at + 2 + pdf.readUInt16BE(at + 2);
    if (end < content || end > pdf.length) break;
    const isData = dataSegments.some(
      (known) =>
        known.marker === marker &&
        pdf.subarray(content, content + known.opening.length).equals(known.opening),
    );
    if (isData) data.push({ start: content, end });
    at = end;
  }
  return { data, end: at };
}
