import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { courseImportPreview, courseUpload, importedCourse } from './course-file.ts';

export const exportCourse = operation({
  route: 'GET /courses/{id}/file',
  summary: 'Export a course as a zip: course.json, and its stored files in media/',
  audience: admin,
  params: z.object({ id }),
  file: 'application/zip',
  limitPerMinute: 30,
  refusals: ['not_found', 'files_unavailable'],
});

const ofUpload = [
  'not_found',
  'conflict',
  'limit_reached',
  'unsupported_type',
  'too_large',
  'files_unavailable',
] as const;

export const previewCourseImport = operation({
  route: 'POST /courses/files/preview',
  summary: 'Preview the import of an uploaded zip; nothing is stored',
  audience: admin,
  body: courseUpload,
  reply: courseImportPreview,
  limitPerMinute: 30,
  refusals: ofUpload,
});

export const importCourse = operation({
  route: 'POST /courses/files',
  summary:
    'Import an uploaded zip as an inactive course, all or nothing; a repetition answers the same',
  audience: admin,
  copies: true,
  body: courseUpload,
  reply: importedCourse,
  status: 201,
  limitPerMinute: 30,
  refusals: ofUpload,
});
