/** A wave file: 8 kHz, one channel, 16 bits, with a tone that tells files of different `pitch` apart. */
export function aWave({ seconds = 1, pitch = 440 } = {}): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(seconds * rate * 2);
  for (let at = 0; at < seconds * rate; at += 1) {
    samples.writeInt16LE(Math.round(3000 * Math.sin((2 * Math.PI * pitch * at) / rate)), at * 2);
  }
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const chunks = Buffer.concat([text('WAVE'), chunk('fmt ', format), chunk('data', samples)]);
  return chunk('RIFF', chunks);
}

/** Silent frames of MPEG 1 Layer III, 128 kbit/s and 44.1 kHz, after an ID3v2 tag with this title. */
export function anMp3({ title = 'Faixa', frames = 8 } = {}): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_c0);
  const words = Buffer.concat([text('\0'), text(title)]);
  const tag = Buffer.concat([text('TIT2'), bigEndian(words.length), text('\0\0'), words]);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, tag.length >> 7, tag.length & 0x7f]);
  return Buffer.concat([head, tag, ...Array.from({ length: frames }, () => frame)]);
}

/** An MP4 file without samples, with a track of each of these handlers: `soun` or `vide`. */
export function anMp4(brand: string, ...handlers: readonly string[]): Buffer {
  const tracks = handlers.map((handler) =>
    box(
      'trak',
      box('mdia', box('hdlr', text('\0'.repeat(8)), text(handler), text('\0'.repeat(13)))),
    ),
  );
  return Buffer.concat([box('ftyp', text(brand), text('\0\0\0\0')), box('moov', ...tracks)]);
}

/** The first page of an Ogg file with this packet. */
export const anOgg = (packet = `OpusHead\x01\x01${'\0'.repeat(9)}`): Buffer =>
  text(`OggS\0\x02${'\0'.repeat(20)}\x01${String.fromCharCode(packet.length)}${packet}`);

const text = (words: string) => Buffer.from(words, 'latin1');

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([text(name), size, data]);
}

function box(name: string, ...data: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(data);
  return Buffer.concat([bigEndian(inside.length + 8), text(name), inside]);
}
