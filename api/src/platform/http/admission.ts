import type { Operation } from '@sabia/domain/operation.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';

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
