import { fileLimits, type UploadType } from './file.ts';

export type UploadAdmission =
  | { granted: true; contentType: UploadType }
  | { granted: false; because: 'type-not-taken' | 'admins-only' | 'too-large' };

/** All users may upload images, admins also other types; each up to its limit (product.md F4). */
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
