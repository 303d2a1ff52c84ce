import { teachingRefusal } from '@sabia/domain/classes/class-access.ts';
import type { TeachingRole } from '@sabia/domain/classes/class-role.ts';
import type { Operation, Taught } from '@sabia/domain/operation.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { idsAt } from './ids-at.ts';

/** Authorizes the viewer as the operation declares, before the input is validated. */
export function admit({ audience }: Operation, viewer: Viewer | null): void {
  if (audience.kind === 'public') return;
  if (!viewer) throw new Refusal('sign_in_required');
  if (audience.kind === 'admin' && !viewer.isAdmin) throw new Refusal('not_yours');
}

/** Authorizes a `self` operation as soon as the part of the input with the subject is validated. */
export function admitSubject(
  { audience }: Operation,
  part: 'params' | 'body',
  read: unknown,
  viewer: Viewer | null,
): void {
  if (audience.kind !== 'self' || viewer?.isAdmin) return;
  const { in: place, by } = audience.subject;
  const [where, name = ''] = place.split('.');
  if (where !== part) return;
  if (viewer?.[by] !== (read as Record<string, unknown>)[name]) throw new Refusal('not_yours');
}

/** The id of the user whom a path names as the subject of a `self` operation. */
export function subjectIn({ audience }: Operation, params: unknown): string | null {
  if (audience.kind !== 'self' || audience.subject.by !== 'id') return null;
  const [where, name = ''] = audience.subject.in.split('.');
  return where === 'params' ? String((params as Record<string, unknown>)[name]) : null;
}

/** The role in which a user teaches a class or course; null if it does not exist for them. */
export type FindTeachingRole = (
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
  taught: { of: Taught['of']; id: string },
) => Promise<TeachingRole | 'ADMIN' | null>;

/** Authorizes a `teacher` operation as soon as the parameters with the class or course are validated. */
export async function admitTeacher(
  { audience }: Operation,
  params: unknown,
  viewer: Viewer | null,
  findTeachingRole: FindTeachingRole,
): Promise<void> {
  if (audience.kind !== 'teacher' || !viewer) return;
  const { of, in: place } = audience.taught;
  const [id = ''] = place ? idsAt({ params }, place.split('.')) : [];
  const refusal = teachingRefusal(await findTeachingRole(viewer, { of, id }), audience);
  if (refusal) throw new Refusal(place ? refusal : 'not_yours');
}
