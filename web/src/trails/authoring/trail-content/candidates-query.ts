import type { TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { read } from '../../../platform/api/api.ts';

const routes = {
  course: 'GET /courses/admin/paginated',
  live: 'GET /lives/admin/paginated',
  'practice-exam': 'GET /practice-exams/admin/paginated',
} as const;

/** Entities of a kind that can become items, also inactive ones, newest first. */
export const candidatesQuery = (kind: TrailContentKind, searchKey: string) =>
  read(routes[kind], { query: { searchKey, field: 'createdAt', criteria: 'desc' } });
