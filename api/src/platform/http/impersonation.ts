import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import {
  impersonate,
  impersonationHeader,
  impersonatedRoles,
} from '@sabia/domain/users/impersonation.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { FastifyRequest } from 'fastify';

interface RequestViewer {
  viewer: Viewer | null;
  /** True for administrators, also while they impersonate another role. */
  canSeeInactive: boolean;
}

/** The viewer of a request. For an impersonating administrator the impersonated one, which may only read. */
export function impersonatedViewer(
  { viewer, headers }: FastifyRequest,
  operation: Operation,
): RequestViewer {
  if (!viewer?.isAdmin) return { viewer, canSeeInactive: false };
  const as = impersonatedRoles.find((mode) => mode === headers[impersonationHeader]);
  if (!as) return { viewer, canSeeInactive: true };
  if (methodOf(operation) !== 'GET') throw new Refusal('only_viewing');
  return { viewer: impersonate(viewer, as), canSeeInactive: true };
}
