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
  if (audience.kind !== 'self') return;
  const { in: place, by } = audience.subject;
  const [where, name = ''] = place.split('.');
  if (where !== part || viewer?.isAdmin) return;
  if (viewer?.[by] !== (read as Record<string, unknown>)[name]) throw new Refusal('not_yours');
}
