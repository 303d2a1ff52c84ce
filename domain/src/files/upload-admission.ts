import { fileLimits, pageLimit, pageTypes, type UploadType } from './file.ts';

export type UploadAdmission =
  | { granted: true; contentType: UploadType }
  | { granted: false; because: 'type-not-taken' | 'admins-only' | 'too-large' };

interface Uploader {
  isAdmin: boolean;
  /** The file answers a question that takes files. */
  isAnswering: boolean;
}

/**
 * All users may upload images, and PDFs as answers; admins also other types; each up to its limit, which is higher for
 * photos that answer a question (product.md F4, F10).
 */
export function uploadAdmission(
  { isAdmin, isAnswering }: Uploader,
  { contentType, size }: { contentType: string; size: number },
): UploadAdmission {
  if (!isUploadType(contentType)) return { granted: false, because: 'type-not-taken' };
  const isForAll = contentType.startsWith('image/') || (isAnswering && isDocument(contentType));
  if (!isForAll && !isAdmin) {
    return { granted: false, because: 'admins-only' };
  }
  const isPage = isAnswering && pageTypes.includes(contentType);
  if (size > (isPage ? pageLimit : fileLimits[contentType]))
    return { granted: false, because: 'too-large' };
  return { granted: true, contentType };
}

/** The type is that of a PDF, which a learner may upload as an answer only. */
export const isDocument = (contentType: string): boolean => contentType === 'application/pdf';

const isUploadType = (contentType: string): contentType is UploadType =>
  Object.hasOwn(fileLimits, contentType);
