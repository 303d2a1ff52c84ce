import type { TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { read } from '../../../platform/api.ts';

const routes = {
  course: 'GET /courses/admin/paginated',
  live: 'GET /lives/admin/paginated',
  'practice-exam': 'GET /practice-exams/admin/paginated',
} as const;

/** What of a kind can become a step, drafts included: the newest first, or what was searched. */
export const candidatesQuery = (kind: TrailContentKind, searchKey: string) =>
  read(routes[kind], { query: { searchKey, field: 'createdAt', criteria: 'desc' } });
