import type { CourseDraft } from '@sabia/domain/courses/course.ts';
import { sql } from '../shell/database.ts';

/** Banners as they are kept: each gets an id of its own (spec 7). */
export const bannersWithIds = (banners: CourseDraft['banners']) => sql`(
  select coalesce(jsonb_agg(banner || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${JSON.stringify(banners)}::jsonb) banner)`;
