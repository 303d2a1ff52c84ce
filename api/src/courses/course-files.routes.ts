import * as contract from '@sabia/domain/courses/course-files.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { exportCourse } from './course-file/export-course.ts';
import { importCourse, previewCourseImport } from './course-file/import-course.ts';

export const courseFilesRoutes = (
  school: AppContext,
  { publicUrl: site }: { publicUrl: string },
) => [
  on(contract.exportCourse, ({ params }) => exportCourse(school, params, { site })),
  on(contract.previewCourseImport, ({ body, viewer }) =>
    previewCourseImport(school, body, { viewer }),
  ),
  on(contract.importCourse, async ({ body, viewer }) => {
    const { isNew, ...course } = await importCourse(school, body, { viewer });
    return isNew ? new Created(`/courses/${course.id}`, course) : course;
  }),
];
