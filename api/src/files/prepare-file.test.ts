import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anMp3, anMp4, anOgg, aWave } from '../../../testing/audio-samples.ts';
import { craftedZip } from '../courses/course-file/crafted-zip.factory.ts';
import { aBlackPng } from './images.factory.ts';
import { prepareFile } from './prepare-file.ts';

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1864ab' } });

const pdf = (inside = '', after = '') =>
  Buffer.from(
    `%PDF-1.7\n${inside}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n${after}`,
    'latin1',
  );

const archive = craftedZip([{ name: 'oi.txt', content: 'oi' }]);
/** Its last record says that two bytes follow. */
const commented = Buffer.concat([archive.subarray(0, -2), Buffer.from('\x02\0oi', 'latin1')]);

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'may be a %s, and becomes a WebP',
    async (format) => {
      const bytes = await aPicture(64, 48).toFormat(format).toBuffer();
      const { url, parts, ...rest } = await prepareFile(bytes, `image/${format}`);
      expect(url).toBe(`/files/${parts[0]?.name}`);
      expect(rest).toMatchObject({ contentType: 'image/webp', width: 64, height: 48 });
      expect((await sharp(parts[0]?.bytes).metadata()).format).toBe('webp');
    },
  );

  it.each([
    [64, [64]],
    [320, [320]],
    [321, [321, 320]],
    [1280, [1280, 320, 640]],
    [1500, [1500, 320, 640, 1280]],
    [2500, [1920, 320, 640, 1280]],
  ])('%i wide is kept in the widths %j', async (width, widths) => {
    const { parts } = await prepareFile(await aPicture(width, 100).png().toBuffer(), 'image/png');
    expect(parts.map(({ name }) => Number(/-(\d+)(?:x\d+)?\.webp$/.exec(name)?.[1]))).toEqual(
      widths,
    );
    for (const { name, bytes } of parts) {
      const size = await sharp(bytes).metadata();
      const isLargest = name === parts[0]?.name;
      expect(name).toContain(
        isLargest ? `-${size.width}x${size.height}.webp` : `-${size.width}.webp`,
      );
    }
  });

  it.each([
    [1, 16_383],
    [16_383, 1],
  ])('may have sides of %i and %i pixels', async (width, height) => {
    const made = await prepareFile(await aPicture(width, height).png().toBuffer(), 'image/png');
    expect([made.width, made.height]).toEqual([Math.min(width, 1920), height]);
  });

  it('that is long is stored with at most 8 million pixels', async () => {
    const { width, height } = await prepareFile(aBlackPng(1464, 16_383), 'image/png');
    expect([width, height]).toEqual([845, 9456]);
  });

  it.each([
    [1, 16_384],
    [16_384, 1],
    [4900, 4900],
  ])('of %i by %i pixels is refused before it is decoded', async (width, height) => {
    const refused = prepareFile(aBlackPng(width, height), 'image/png');
    await expect(refused).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is rotated upright and loses its EXIF location', async () => {
    const bytes = await aPicture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes('Ana')).toBe(true);
    const { parts, width, height } = await prepareFile(bytes, 'image/jpeg');
    expect([width, height]).toEqual([40, 60]);
    const { exif, xmp, iptc, orientation } = await sharp(parts[0]?.bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  it('is named by the hash of its bytes', async () => {
    const one = await prepareFile(await aPicture(50, 50).png().toBuffer(), 'image/png');
    const again = await prepareFile(await aPicture(50, 50).png().toBuffer(), 'image/png');
    const other = await prepareFile(await aPicture(50, 51).png().toBuffer(), 'image/png');
    expect(again.url).toBe(one.url);
    expect(other.url).not.toBe(one.url);
  });

  it('that is animated is reduced to its first frame', async () => {
    const frames = await sharp({
      create: { width: 10, height: 50, channels: 3, background: '#fff', pageHeight: 10 },
    })
      .gif()
      .toBuffer();
    expect(await prepareFile(frames, 'image/gif')).toMatchObject({ width: 10, height: 10 });
  });
});

/** The same PNG with another width and height in its header. */
function claiming(side: number, png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('an image is refused', () => {
  const refusedAs = async (bytes: Buffer, contentType: string) =>
    prepareFile(bytes, contentType).then(
      () => 'taken',
      (refusal: unknown) => (refusal as { code: string }).code,
    );

  it('when its type is not the declared one', async () => {
    expect(await refusedAs(await aPicture(9, 9).png().toBuffer(), 'image/jpeg')).toBe(
      'unsupported_type',
    );
    expect(await refusedAs(await aPicture(9, 9).tiff().toBuffer(), 'image/png')).toBe(
      'unsupported_type',
    );
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'when a %s is cut off',
    async (format) => {
      const whole = await aPicture(64, 48).toFormat(format).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length * 0.7));
      expect(await refusedAs(cut, `image/${format}`)).toBe('unsupported_type');
    },
  );

  it('when it has more than 24 megapixels, before they are decoded', async () => {
    const large = await aPicture(6001, 4000).png().toBuffer();
    expect(await refusedAs(large, 'image/png')).toBe('too_large');
    expect(
      await refusedAs(claiming(50_000, await aPicture(9, 9).png().toBuffer()), 'image/png'),
    ).toBe('too_large');
  });

  it.each([
    ['a page behind it', '<!DOCTYPE html><p>oi'],
    ['a script behind it', '<script>alert(1)</script>'],
    ['a drawing behind it', '<svg onload="alert(1)">'],
    ['a program behind it', '<?php phpinfo(); ?>'],
    ['an archive behind it', archive.toString('latin1')],
    ['an archive with a comment behind it', commented.toString('latin1')],
  ])('when it has %s', async (_, behind) => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const image = await aPicture(64, 48).toFormat(format).toBuffer();
      const both = Buffer.concat([image, Buffer.from(behind, 'latin1')]);
      expect(await refusedAs(both, `image/${format}`)).toBe('unsupported_type');
    }
  });

  it.each([
    'GIF89a/*<script>alert(1)</script>*/=1',
    '\xff\xd8\xff\xe0<script>',
    '\x89PNG\r\n\x1a\n<svg>',
  ])('when only its first bytes are an image: %j', async (text) => {
    for (const type of ['gif', 'jpeg', 'png']) {
      expect(await refusedAs(Buffer.from(text, 'latin1'), `image/${type}`)).toBe(
        'unsupported_type',
      );
    }
  });
});

describe('a document', () => {
  it('is stored unchanged, named by the hash of its bytes', async () => {
    const { url, parts, size } = await prepareFile(pdf(), 'application/pdf');
    expect(url).toMatch(/^\/files\/[\da-f]{32}\.pdf$/);
    expect(parts).toEqual([{ name: url.slice('/files/'.length), bytes: pdf() }]);
    expect(size).toBe(pdf().length);
  });

  it.each([
    ['has no end', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')],
    ['does not begin as one', Buffer.concat([Buffer.from('\n'), pdf()])],
    ['has a page in its head', pdf('%<html><script>alert(1)</script>')],
    ['is an archive too', pdf('', archive.toString('latin1'))],
    ['is empty', Buffer.alloc(0)],
  ])('is refused when it %s', async (_, bytes) => {
    await expect(prepareFile(bytes, 'application/pdf')).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });
});

describe('a photo in a document', () => {
  const aPhoto = () =>
    aPicture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>Recife</city></x:xmpmeta>')
      .toBuffer();
  const withPhoto = (photo: Buffer, line: string) =>
    pdf(`2 0 obj\n<</Filter/DCTDecode>>\nstream${line}${photo.toString('latin1')}\nendstream`);

  it.each(['\n', '\r\n'])('loses its EXIF and XMP data behind %j, not its pixels', async (line) => {
    const photo = await aPhoto();
    const document = withPhoto(photo, line);
    for (const words of ['Ana', 'Recife']) expect(document.includes(words)).toBe(true);
    const { parts } = await prepareFile(document, 'application/pdf');
    const [{ bytes } = { bytes: Buffer.alloc(0) }] = parts;
    for (const words of ['Exif', 'Ana', 'Recife']) expect(bytes.includes(words)).toBe(false);
    expect(bytes.length).toBe(document.length);
    const start = document.indexOf(photo);
    const stored = bytes.subarray(start, start + photo.length);
    const { exif, xmp } = await sharp(stored).metadata();
    expect({ exif, xmp }).toEqual({});
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  });

  it('leaves bytes alone that are no photo', async () => {
    const alike = Buffer.from('\xff\xd8\xff\xe1\x00\x0cExif\0\0Ana!', 'latin1');
    const inText = pdf(`(${alike.toString('latin1')})`);
    const cutOff = withPhoto(alike.subarray(0, 8), '\n');
    for (const document of [inText, cutOff, pdf('stream\n\xff\xd8\xff')]) {
      const { parts } = await prepareFile(document, 'application/pdf');
      expect(parts[0]?.bytes).toEqual(document);
    }
  });
});

describe('captions', () => {
  const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOlá, já começou?\n';

  it('are rebuilt without comments and styles', async () => {
    const noted = captions.replace('WEBVTT\n', 'WEBVTT\n\nNOTE <script>alert(1)</script>\n');
    const { url, parts } = await prepareFile(Buffer.from(noted), 'text/vtt');
    expect(url).toMatch(/^\/files\/[\da-f]{32}\.vtt$/);
    expect(parts[0]?.bytes.toString()).toBe(captions);
  });

  it('come with a notice of the lost ones', async () => {
    const late = '00:00:05.000 --> 00:00:04.000\nTarde\n';
    const { parts, notice } = await prepareFile(Buffer.from(`${captions}\n${late}`), 'text/vtt');
    expect(parts[0]?.bytes.toString()).toBe(captions);
    expect(notice).toBe(
      'Algumas legendas não foram mantidas. Linha 6: a legenda termina antes de começar.',
    );
  });

  it.each([
    ['are something else', Buffer.from('<html></html>'), 'O arquivo não começa com WEBVTT.'],
    [
      'break a rule',
      Buffer.from(captions.replace('02.000', '00.000')),
      'Linha 3: a legenda termina antes de começar.',
    ],
    ['are not UTF-8', Buffer.from(captions, 'latin1'), 'O arquivo de legendas não está em UTF-8.'],
  ])('are refused when they %s', async (_, bytes, message) => {
    await expect(prepareFile(bytes, 'text/vtt')).rejects.toMatchObject({
      code: 'unsupported_type',
      message,
    });
  });
});

describe('audio', () => {
  it.each([
    ['audio/mpeg', 'mp3', anMp3()],
    ['audio/mpeg', 'mp3', anMp3().subarray(anMp3().indexOf(0xff))],
    ['audio/mp4', 'm4a', anMp4('M4A ', 'soun')],
    ['audio/mp4', 'm4a', anMp4('mp42', 'soun')],
    ['audio/ogg', 'ogg', anOgg()],
    ['audio/ogg', 'ogg', anOgg(`\x01vorbis${'\0'.repeat(23)}`)],
    ['audio/wav', 'wav', aWave()],
  ])('of the type %s is stored unchanged as .%s', async (contentType, ending, bytes) => {
    const { url, parts, ...rest } = await prepareFile(bytes, contentType);
    expect(url).toMatch(new RegExp(String.raw`^/files/[\da-f]{32}\.${ending}$`));
    expect(parts).toEqual([{ name: url.slice('/files/'.length), bytes }]);
    expect(rest).toEqual({
      contentType,
      size: bytes.length,
      width: null,
      height: null,
      notice: null,
    });
  });

  it.each([
    ['is of another type than it says', 'audio/wav', anMp3()],
    ['has pictures', 'audio/mp4', anMp4('mp42', 'soun', 'vide')],
    ['has no track', 'audio/mp4', anMp4('M4A ')],
    ['has no frames', 'audio/mpeg', anMp3({ frames: 0 })],
    ['is too short', 'audio/mpeg', anMp3({ frames: 1 })],
    ['begins as a frame only', 'audio/mpeg', Buffer.from('\xff\xfb\x90\xc0 alert(1)', 'latin1')],
    [
      'has a tag that does not end',
      'audio/mpeg',
      Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'),
    ],
    ['is a film', 'audio/ogg', anOgg(`\x80theora${'\0'.repeat(20)}`)],
    ['is cut off', 'audio/ogg', anOgg().subarray(0, 20)],
    ['has no samples', 'audio/wav', aWave().subarray(0, 36)],
    ['is a wave file of a telephone', 'audio/wav', withCodec(0x31)],
    ['is empty', 'audio/mpeg', Buffer.alloc(0)],
  ])('is refused when it %s', async (_, contentType, bytes) => {
    await expect(prepareFile(bytes, contentType)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: 'Este arquivo não é um áudio MP3, M4A, OGG ou WAV, ou está danificado.',
    });
  });
});

function withCodec(codec: number): Buffer {
  const bytes = aWave();
  bytes.writeUInt16LE(codec, 20);
  return bytes;
}
