import { inflateSync } from 'node:zlib';

/** Parses a PDF of pdfkit: its objects, and the text lines of its pages one after the other. */
export function readPdf(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const found = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', object = '']) => {
      const [dictionary = '', body] = object.split('\nstream\n');
      return [id, { dictionary, stream: body === undefined ? '' : unpacked(body) }];
    }),
  );
  const objects = [...found.values()].map(({ dictionary }) => `${dictionary}\n`).join('');
  const pages = [...found.values()].filter(({ stream }) => stream.includes(' Tm'));
  const content = pages.map(({ stream }) => stream).join('\n');

  const alphabets = new Map<string, string[]>();
  for (const [, name = '', id = ''] of objects.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(found.get(id)?.dictionary ?? '')?.[1] ?? '';
    // Ranges of 256 glyphs follow each other.
    const ranges = (found.get(map)?.stream ?? '').matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g);
    const letters = [...ranges].flatMap(([, range = '']) => range.match(/<[\da-f ]*>/g) ?? []);
    alphabets.set(name, letters.map(fromUtf16));
  }
  const blocks = content.matchAll(/\nBT\n([^]*?)\nET/g);
  const lines = [...blocks].map(([, block = '']) => {
    const y = Number(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/.exec(block)?.[1]);
    const font = /\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '';
    // A mark that is not at the height of its line is written apart.
    const shown = [...block.matchAll(/\[([^\]]*)\] 0? ?TJ/g)].map(([, glyphs = '']) => glyphs);
    const runs = shown.flatMap((glyphs) => glyphs.match(/<[^>]*>/g) ?? []);
    const glyphs = runs.flatMap((run) => run.match(/[\da-f]{4}/g) ?? []);
    const letters = glyphs.map((glyph) => alphabets.get(font)?.[Number.parseInt(glyph, 16)]);
    // The first glyph of a font is drawn for a letter that it has not.
    return { y, text: letters.join(''), hasBlank: glyphs.includes('0000') };
  });
  return { objects, content, lines };
}

function unpacked(body: string): string {
  const bytes = Buffer.from(body.slice(0, body.lastIndexOf('\nendstream')), 'latin1');
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

const fromUtf16 = (hex: string) =>
  Buffer.from(hex.replaceAll(/[^\da-f]/g, ''), 'hex')
    .swap16()
    .toString('utf16le');

/** A text as pdfkit writes it in dictionaries. */
export const utf16 = (text: string) =>
  `(${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')})`;
