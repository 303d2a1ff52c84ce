import type { AudioType } from '@sabia/domain/files/file.ts';

/** The media type of an audio file, by its bytes; null for any other file. Nothing is decoded. */
export function audioType(bytes: Buffer): AudioType | null {
  const head = bytes.toString('latin1', 0, 12);
  if (/^RIFF.{4}WAVE/s.test(head)) return isWave(bytes) ? 'audio/wav' : null;
  if (head.startsWith('OggS')) return isOgg(bytes) ? 'audio/ogg' : null;
  if (/^.{4}ftyp/s.test(head)) return isMp4(bytes) ? 'audio/mp4' : null;
  return isMp3(bytes) ? 'audio/mpeg' : null;
}

/** Codecs that browsers play: PCM in integers or floating point, and the extensible header of both. */
const waveCodecs = new Set([1, 3, 0xff_fe]);

/** A wave file has its format before its samples. */
function isWave(bytes: Buffer): boolean {
  let codec: number | undefined;
  for (let at = 12; at + 10 <= bytes.length;) {
    const chunk = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (chunk === 'data') return codec !== undefined && waveCodecs.has(codec);
    if (chunk === 'fmt ') codec = bytes.readUInt16LE(at + 8);
    // Chunks begin at even positions.
    at += 8 + size + (size % 2);
  }
  return false;
}

/** The first packet of the first page names the codec: Opus or Vorbis. */
function isOgg(bytes: Buffer): boolean {
  if (bytes.length < 28) return false;
  const packet = 27 + bytes.readUInt8(26);
  const name = bytes.toString('latin1', packet, packet + 8);
  return name === 'OpusHead' || name.startsWith('\x01vorbis');
}

/** Has a track of sound and none of pictures; a telephone may name its recordings as it names its films. */
const isMp4 = (bytes: Buffer): boolean => hasTrack(bytes, 'soun') && !hasTrack(bytes, 'vide');

function hasTrack(bytes: Buffer, handler: string): boolean {
  for (let at = bytes.indexOf('hdlr'); at !== -1; at = bytes.indexOf('hdlr', at + 1)) {
    if (bytes.toString('latin1', at + 12, at + 16) === handler) return true;
  }
  return false;
}

/** The bytes after the tags in which the first frame must begin: some encoders leave a gap. */
const longestGap = 4096;
/** Consecutive frames; fewer would also be found in other files. */
const framesWanted = 4;

function isMp3(bytes: Buffer): boolean {
  const start = afterTags(bytes);
  for (let at = start; at < Math.min(start + longestGap, bytes.length - 4); at += 1) {
    if (beginFrames(bytes, at)) return true;
  }
  return false;
}

/** The position after the ID3v2 tags, whose size has seven bits in each byte. */
function afterTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    at += 10 + (a << 21) + (b << 14) + (c << 7) + d;
  }
  return at;
}

function beginFrames(bytes: Buffer, start: number): boolean {
  let at = start;
  for (let frame = 0; frame < framesWanted; frame += 1) {
    const length = at + 4 <= bytes.length ? frameLength(bytes.readUInt32BE(at)) : null;
    if (length === null) return false;
    at += length;
  }
  return true;
}

/** Kilobits per second by index, of MPEG 1 and of MPEG 2 and 2.5, Layer III. */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** The bytes of the frame with this header; null for a header that is none of Layer III. */
function frameLength(header: number): number | null {
  const bits = (from: number, count: number) => (header >>> (32 - from - count)) & (2 ** count - 1);
  const version = bits(11, 2);
  const isSync = bits(0, 11) === 0x7_ff && version !== 1 && bits(13, 2) === 1;
  if (!isSync) return null;
  const generation = version === 3 ? 1 : 2;
  const bitRate = bitRates[generation][bits(16, 4)];
  const sampleRate = sampleRates[bits(20, 2)];
  if (!bitRate || !sampleRate) return null;
  // MPEG 2 has half the sample rate, MPEG 2.5 a quarter.
  const divisor = { 3: 1, 2: 2, 0: 4 }[version] ?? 1;
  const samples = generation === 1 ? 144 : 72;
  return Math.floor((samples * bitRate * 1000 * divisor) / sampleRate) + bits(22, 1);
}
