import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { courseImportPreview, courseUpload, importedCourse } from './course-file.ts';

export const exportCourse = operation({
  route: 'GET /courses/{id}/file',
  summary: 'A whole course as a zip: course.json, and its stored files in media/',
  audience: admin,
  params: z.object({ id }),
  file: 'application/zip',
  limitPerMinute: 30,
  refusals: ['not_found', 'files_unavailable'],
});

export const previewCourseImport = operation({
  route: 'POST /courses/files/preview',
  summary: 'What an uploaded zip of a course would become; nothing is kept',
  audience: admin,
  body: courseUpload,
  reply: courseImportPreview,
  limitPerMinute: 30,
  refusals: ['not_found', 'conflict', 'unsupported_type', 'too_large', 'files_unavailable'],
});

export const importCourse = operation({
  route: 'POST /courses/files',
  summary: 'Make an inactive course of an uploaded zip, all or nothing; again, it answers the same',
  audience: admin,
  body: courseUpload,
  reply: importedCourse,
  status: 201,
  limitPerMinute: 30,
  refusals: ['not_found', 'conflict', 'unsupported_type', 'too_large', 'files_unavailable'],
});
