import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageOf, pageQuery, repeated, searchKey, statusFilter } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, everyone, operation, signedIn } from '../operation.ts';
import { verificationQuery } from '../publications/publication.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { content, contentChanges, contentDraft, contentTypes } from './content.ts';
import {
  changedCourse,
  changedSection,
  course,
  courseCard,
  courseConfiguration,
  courseCreation,
  courseOrder,
  paymentTypes,
  section,
  sectionChanges,
  sectionDraft,
} from './course.ts';
import { lesson } from './lesson.ts';
import { usage } from '../usage.ts';

const byId = z.object({ id });
const byIdOrSlug = z.object({ id: z.string().trim().min(1).max(100) });
const savesProgress = 'POST /user-progressions/content';
const addsQuestion = 'POST /courses/content/{id}/question';
const fieldsOfTheTree = {
  id: null,
  isDeleted: 'DELETE /courses/{id}',
  sections: 'POST /courses/{id}/section',
  courseProgression: 'POST /user-progressions',
} as const;
const fieldsOfSectionTree = {
  id: null,
  order: 'PATCH /courses/content/order/update',
  contents: 'POST /courses/content',
  sectionProgression: savesProgress,
} as const;
const fieldsOfContent = {
  id: null,
  sectionId: 'PATCH /courses/content/order/update',
  order: 'PATCH /courses/content/order/update',
  questions: addsQuestion,
  videoPosition: savesProgress,
  contentProgression: savesProgress,
} as const;
const sortFields = ['title', 'createdAt', 'updatedAt', 'estimatedCompletionHours'] as const;

const filters = {
  categories: repeated(id),
  levels: repeated(id),
  paymentTypes: repeated(choice(paymentTypes)),
};

export const listCourses = operation({
  route: 'GET /courses',
  summary: 'All active courses, as cards; to administrators also the inactive ones, by status',
  audience: everyone,
  sharedByVisitors: true,
  query: z.object({
    category: id.optional(),
    level: id.optional(),
    status: statusFilter.optional(),
    searchKey,
  }),
  reply: z.array(courseCard),
});

export const pageCourses = operation({
  route: 'GET /courses/paginated',
  summary: 'The catalogue: active courses, filtered, searched, sorted, by pages',
  audience: everyone,
  sharedByVisitors: true,
  query: z.object({ ...pageQuery(sortFields), ...filters, searchKey }),
  reply: pageOf(courseCard),
});

export const pageCoursesForAdmin = operation({
  route: 'GET /courses/admin/paginated',
  summary: 'Every course that is not deleted, by pages',
  audience: admin,
  query: z.object({
    ...pageQuery(sortFields),
    ...filters,
    status: statusFilter.optional(),
    searchKey,
  }),
  reply: pageOf(courseCard),
});

export const readCourse = operation({
  route: 'GET /courses/{id}',
  summary:
    'A course as this viewer may study it, by id or slug; without the bodies of locked contents',
  audience: signedIn,
  params: byIdOrSlug,
  versioned: true,
  isEdited: true,
  reply: course,
  refusals: ['not_found', 'subscription_required'],
});

export const readLesson = operation({
  route: 'GET /courses/{id}/lesson',
  summary:
    'The outline of a course with the body of one content: `contentId`, or the one at which the viewer resumes',
  audience: signedIn,
  params: byIdOrSlug,
  /** An id that the course does not have is ignored, because addresses of deleted contents stay in use. */
  query: z.object({ contentId: z.string().trim().max(100).optional() }),
  reply: lesson,
  refusals: ['not_found', 'subscription_required'],
});

export const readContent = operation({
  route: 'GET /courses/{id}/content/{contentId}',
  summary: 'A content of a course as this viewer may study it; without its body if it is locked',
  audience: signedIn,
  params: byIdOrSlug.extend({ contentId: id }),
  reply: content,
  refusals: ['not_found', 'subscription_required'],
});

export const previewCourse = operation({
  route: 'GET /courses/{id}/preview',
  summary: 'The outline of a course, with the bodies of its preview contents',
  audience: everyone,
  sharedByVisitors: true,
  params: byIdOrSlug,
  reply: course,
  refusals: ['not_found'],
});

export const drawCoursePicture = operation({
  route: 'GET /courses/{id}/picture',
  summary: 'A picture of the course for link previews, 1200 by 630 pixels',
  audience: everyone,
  params: byIdOrSlug,
  file: 'image/png',
  limitPerMinute: 60,
  refusals: ['not_found'],
});

export const readTutorial = operation({
  route: 'GET /courses/tutorial',
  summary: 'The course that teaches how to study here',
  audience: everyone,
  sharedByVisitors: true,
  reply: courseCard,
  refusals: ['not_found'],
});

export const countContents = operation({
  route: 'GET /courses/contentsQtdOverview',
  summary: 'Number of active courses, sections and contents',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.object({
    coursesQtd: z.number().int(),
    sectionsQtd: z.number().int(),
    contentsQtd: z.number().int(),
    contentsQtdByType: z.record(z.enum(contentTypes), z.number().int()),
  }),
});

export const listCourseCategories = operation({
  route: 'GET /courses/categories',
  summary: 'The categories of active courses',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.array(term),
});

export const createCourse = operation({
  route: 'POST /courses',
  summary: 'Create a course, by the full form or by the simpler one',
  audience: admin,
  records: { kind: 'COURSE', what: 'CREATED', id: 'reply.id' },
  query: verificationQuery,
  publishes: 'COURSE',
  body: courseCreation,
  setElsewhere: fieldsOfTheTree,
  reply: changedCourse,
  status: 201,
  refusals: ['not_publishable', 'slug_taken'],
});

export const configureCourse = operation({
  route: 'PATCH /courses/{id}/config',
  summary: 'Change the settings of a course',
  audience: admin,
  records: { kind: 'COURSE', id: 'params.id' },
  params: byId,
  query: verificationQuery,
  publishes: 'COURSE',
  body: courseConfiguration,
  setElsewhere: fieldsOfTheTree,
  versioned: true,
  reply: changedCourse,
  refusals: ['not_publishable', 'not_found', 'slug_taken'],
});

export const duplicateCourse = operation({
  route: 'POST /courses/{id}/duplicate',
  summary: 'Create an inactive copy of a course with everything in it',
  audience: admin,
  copies: true,
  records: { kind: 'COURSE', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: changedCourse,
  status: 201,
  refusals: ['not_found'],
});

export const readCourseUsage = operation({
  route: 'GET /courses/{id}/usage',
  summary: 'Users and trails that deleting a course would affect',
  audience: admin,
  params: byId,
  reply: usage,
  refusals: ['not_found'],
});

export const deleteCourse = operation({
  route: 'DELETE /courses/{id}',
  summary: 'Move a course to the bin; certificates stay',
  audience: admin,
  records: { kind: 'COURSE', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found'],
});

export const restoreCourse = operation({
  route: 'POST /courses/{id}/restore',
  summary: 'Restore a deleted course, inactive; with another slug if its own is taken',
  audience: admin,
  records: { kind: 'COURSE', what: 'RESTORED', id: 'params.id' },
  params: byId,
  /** `formerSlug` differs from `slug` if another course has taken it. */
  reply: changedCourse.extend({ formerSlug: z.string() }),
  refusals: ['not_found', 'slug_taken'],
});

export const createSection = operation({
  route: 'POST /courses/{id}/section',
  summary: 'Add a section at the end of a course',
  audience: admin,
  records: { kind: 'SECTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  body: sectionDraft,
  setElsewhere: fieldsOfSectionTree,
  reply: section,
  status: 201,
  refusals: ['not_found', 'limit_reached'],
});

export const changeSection = operation({
  route: 'PATCH /courses/section/{id}',
  summary: 'Change a section',
  audience: admin,
  records: { kind: 'SECTION', id: 'params.id' },
  params: byId,
  body: sectionChanges,
  setElsewhere: fieldsOfSectionTree,
  versioned: true,
  reply: changedSection,
  refusals: ['not_found'],
});

export const deleteSection = operation({
  route: 'DELETE /courses/{id}/section/{sectionId}',
  summary: 'Move a section with its contents to the bin',
  audience: admin,
  records: { kind: 'SECTION', what: 'DELETED', id: 'params.sectionId' },
  params: z.object({ id, sectionId: id }),
  refusals: ['not_found'],
});

export const restoreSection = operation({
  route: 'POST /courses/section/{id}/restore',
  summary: 'Restore a deleted section with its contents at its place',
  audience: admin,
  records: { kind: 'SECTION', what: 'RESTORED', id: 'params.id' },
  params: byId,
  reply: changedSection,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const duplicateSection = operation({
  route: 'POST /courses/section/{id}/duplicate',
  summary: 'Create an inactive copy of a section with its contents; the copy follows it',
  audience: admin,
  copies: true,
  records: { kind: 'SECTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: changedSection,
  status: 201,
  refusals: ['not_found', 'limit_reached'],
});

export const createContent = operation({
  route: 'POST /courses/content',
  summary: 'Add a content at the end of a section',
  audience: admin,
  records: { kind: 'CONTENT', what: 'CREATED', id: 'reply.id' },
  body: z.object({ sectionId: id, createContentDto: contentDraft }),
  setElsewhere: {
    'createContentDto.id': null,
    'createContentDto.sectionId': null,
    'createContentDto.order': 'PATCH /courses/content/order/update',
    'createContentDto.isLocked': null,
    'createContentDto.isAttempted': null,
    'createContentDto.videoPosition': savesProgress,
    'createContentDto.revision': null,
    'createContentDto.questions': addsQuestion,
    'createContentDto.contentProgression': savesProgress,
  },
  reply: content,
  status: 201,
  refusals: ['limit_reached'],
});

export const changeContent = operation({
  route: 'PATCH /courses/content/{id}',
  summary: 'Change a content',
  audience: admin,
  records: { kind: 'CONTENT', id: 'params.id' },
  params: byId,
  body: contentChanges.safeExtend({ contentType: z.enum(contentTypes).optional() }),
  setElsewhere: fieldsOfContent,
  versioned: true,
  reply: content,
  refusals: ['not_found'],
});

export const togglePreview = operation({
  route: 'PATCH /courses/content/{id}/updateIsPreview',
  summary: 'Show a content in the public preview, or stop showing it',
  audience: admin,
  records: { kind: 'CONTENT', id: 'params.id' },
  params: byId,
  body: z.object({ isPreview: z.boolean({ error: messages.required }) }),
  setElsewhere: fieldsOfContent,
  reply: content,
  refusals: ['not_found'],
});

export const deleteContent = operation({
  route: 'DELETE /courses/content/{id}',
  summary: 'Move a content to the bin',
  audience: admin,
  records: { kind: 'CONTENT', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found'],
});

export const restoreContent = operation({
  route: 'POST /courses/content/{id}/restore',
  summary: 'Restore a deleted content at its place',
  audience: admin,
  records: { kind: 'CONTENT', what: 'RESTORED', id: 'params.id' },
  params: byId,
  reply: content,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const duplicateContent = operation({
  route: 'POST /courses/content/{id}/duplicate',
  summary: 'Create an inactive copy of a content with its questions; the copy follows it',
  audience: admin,
  copies: true,
  records: { kind: 'CONTENT', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: content,
  status: 201,
  refusals: ['not_found', 'limit_reached'],
});

export const orderContents = operation({
  route: 'PATCH /courses/content/order/update',
  summary:
    'Set the order of all sections and contents of a course; a content may change its section',
  audience: admin,
  records: { kind: 'OUTLINE', what: 'ORDERED', id: 'body.courseId' },
  body: courseOrder,
  reply: courseOrder,
  refusals: ['conflict', 'not_found'],
});
