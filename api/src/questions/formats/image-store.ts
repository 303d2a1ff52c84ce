import type { ImportedImage } from './imported-question.ts';

/** Collects the images of one question and returns the placeholder that its texts refer to. */
export interface ImageStore {
  /** Null if the bytes are not an image of an accepted type. */
  put(name: string, base64: string): string | null;
  readonly images: ImportedImage[];
}

/** Creates the image stores of a file's questions. Placeholders are unique within the file. */
export function createImageStores(): () => ImageStore {
  let count = 0;
  return () => {
    const images: ImportedImage[] = [];
    return {
      images,
      put(name, base64) {
        const bytes = Buffer.from(base64, 'base64');
        const contentType = imageType(bytes);
        if (!contentType) return null;
        count += 1;
        const placeholder = `/files/importada-${count}`;
        images.push({ placeholder, name, contentType, bytes });
        return placeholder;
      },
    };
  };
}

/** Detects the type by the first bytes, because file names are not reliable. The types are those of uploads (domain/files/file.ts). */
function imageType(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG\r\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'image/avif';
  return null;
}
