import { inflateSync } from 'node:zlib';

/** Parses a PDF of pdfkit: its objects, and its text lines by height. */
export function readPdf(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const found = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', object = '']) => {
      const [dictionary = '', body] = object.split('\nstream\n');
      return [id, { dictionary, stream: body === undefined ? '' : unpacked(body) }];
    }),
  );
  const objects = [...found.values()].map(({ dictionary }) => `${dictionary}\n`).join('');
  const content = [...found.values()].find(({ stream }) => stream.includes(' Tm'))?.stream ?? '';

  const alphabets = new Map<string, string[]>();
  for (const [, name = '', id = ''] of objects.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(found.get(id)?.dictionary ?? '')?.[1] ?? '';
    const range = /\[([^\]]*)\]\s+endbfrange/.exec(found.get(map)?.stream ?? '')?.[1] ?? '';
    alphabets.set(name, (range.match(/[\da-f]+/g) ?? []).map(fromUtf16));
  }
  const written = /1 0 0 1 [\d.]+ ([\d.]+) Tm\n\/(F\d+) [\d.]+ Tf\n\[(.*)\] 0? ?TJ/g;
  const lines = [...content.matchAll(written)].map(([, y, font = '', shown = '']) => ({
    y: Number(y),
    text: (shown.match(/<[^>]*>/g) ?? [])
      .flatMap((run) => run.match(/[\da-f]{4}/g) ?? [])
      .map((glyph) => alphabets.get(font)?.[Number.parseInt(glyph, 16)])
      .join(''),
  }));
  return { objects, content, lines };
}

function unpacked(body: string): string {
  const bytes = Buffer.from(body.slice(0, body.lastIndexOf('\nendstream')), 'latin1');
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A text as pdfkit writes it in dictionaries. */
export const utf16 = (text: string) =>
  `(${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')})`;
