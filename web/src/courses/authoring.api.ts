import type { ContentChanges, ContentDraft } from '@sabia/domain/courses/content.ts';
import type {
  CourseChanges,
  CourseDraft,
  CourseOrder,
  SimpleCourseDraft,
} from '@sabia/domain/courses/course.ts';
import type { Revision } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';

interface SectionFields {
  title: string;
  isActive: boolean;
  isFreemium: boolean;
}

/** Commands of administrators on courses, sections and contents; each refreshes the queries of courses. */
export function useAuthoring() {
  return authoring(useAppContext());
}

function authoring(context: AppContext) {
  const { call } = context;
  const { refresh, wrote } = refreshing(context, 'GET /courses');
  return {
    refresh,
    createCourse: (draft: Omit<CourseDraft, 'isActive'> | SimpleCourseDraft) =>
      wrote(call('POST /courses', { body: draft })),
    configureCourse: (id: string, changes: CourseChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /courses/{id}/config', { params: { id }, body: changes }, { ifMatch })),
    duplicateCourse: (id: string) =>
      wrote(call('POST /courses/{id}/duplicate', { params: { id } })),
    deleteCourse: (id: string) => wrote(call('DELETE /courses/{id}', { params: { id } })),
    restoreCourse: (id: string) => wrote(call('POST /courses/{id}/restore', { params: { id } })),

    createSection: (courseId: string, title: string) =>
      wrote(call('POST /courses/{id}/section', { params: { id: courseId }, body: { title } })),
    changeSection: (id: string, changes: Partial<SectionFields>) =>
      wrote(call('PATCH /courses/section/{id}', { params: { id }, body: changes })),
    deleteSection: (courseId: string, sectionId: string) =>
      wrote(
        call('DELETE /courses/{id}/section/{sectionId}', { params: { id: courseId, sectionId } }),
      ),

    restoreSection: (id: string) =>
      wrote(call('POST /courses/section/{id}/restore', { params: { id } })),
    duplicateSection: (id: string) =>
      wrote(call('POST /courses/section/{id}/duplicate', { params: { id } })),

    createContent: (sectionId: string, createContentDto: ContentDraft) =>
      wrote(call('POST /courses/content', { body: { sectionId, createContentDto } })),
    changeContent: (id: string, changes: ContentChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /courses/content/{id}', { params: { id }, body: changes }, { ifMatch })),
    setPreview: (id: string, isPreview: boolean) =>
      wrote(
        call('PATCH /courses/content/{id}/updateIsPreview', {
          params: { id },
          body: { isPreview },
        }),
      ),
    deleteContent: (id: string) => wrote(call('DELETE /courses/content/{id}', { params: { id } })),
    restoreContent: (id: string) =>
      wrote(call('POST /courses/content/{id}/restore', { params: { id } })),
    duplicateContent: (id: string) =>
      wrote(call('POST /courses/content/{id}/duplicate', { params: { id } })),

    /** Does not refresh: further moves may be queued behind this one. */
    orderContents: (order: CourseOrder) =>
      call('PATCH /courses/content/order/update', { body: order }),
  };
}
