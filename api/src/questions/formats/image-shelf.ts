import type { ImportedImage } from './imported-question.ts';

/** Puts the images of one question aside, and answers where its texts will find them. */
export interface ImageShelf {
  /** Null where the bytes are no image that may be kept. */
  put(name: string, base64: string): string | null;
  readonly images: ImportedImage[];
}

/** Makes the shelves of one file's questions: no two of its images share a placeholder. */
export function imageShelves(): () => ImageShelf {
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

/** By the first bytes, as names lie. The types are those that may be uploaded (domain/files/file.ts). */
function imageType(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG\r\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'image/avif';
  return null;
}
