import { fileLimits, type UploadType } from './file.ts';

export type UploadAdmission =
  | { granted: true; contentType: UploadType }
  | { granted: false; because: 'type-not-taken' | 'admins-only' | 'too-large' };

/** Everybody may upload an image, an admin also the rest; each up to its limit. */
export function uploadAdmission(
  viewer: { isAdmin: boolean },
  { contentType, size }: { contentType: string; size: number },
): UploadAdmission {
  if (!isUploadType(contentType)) return { granted: false, because: 'type-not-taken' };
  if (!contentType.startsWith('image/') && !viewer.isAdmin) {
    return { granted: false, because: 'admins-only' };
  }
  if (size > fileLimits[contentType]) return { granted: false, because: 'too-large' };
  return { granted: true, contentType };
}

const isUploadType = (contentType: string): contentType is UploadType =>
  Object.hasOwn(fileLimits, contentType);
