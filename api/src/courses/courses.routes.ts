import * as contract from '@sabia/domain/courses/courses.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { PrintPicture } from '../platform/pictures/picture-printer.ts';
import { changeContent } from './change-content.ts';
import { changeSection } from './change-section.ts';
import { configureCourse } from './configure-course.ts';
import {
  countContents,
  findTutorial,
  listCourseCategories,
  listCourses,
  pageCourses,
} from './courses.queries.ts';
import { findCoursePicture } from './course-picture.queries.ts';
import { createContent } from './create-content.ts';
import { createCourse } from './create-course.ts';
import { createSection } from './create-section.ts';
import { deleteContent, deleteSection } from './delete-content.ts';
import { deleteCourse } from './delete-course.ts';
import { duplicateContent, duplicateSection } from './duplicate-content.ts';
import { duplicateCourse } from './duplicate-course.ts';
import { openCourse, previewCourse } from './open-course.ts';
import { openContent, openLesson } from './open-lesson.ts';
import { orderContents } from './order-contents.ts';
import { restoreContent, restoreSection } from './restore-content.ts';
import { restoreCourse } from './restore-course.ts';
import { findStoredContent, findStoredSection } from './stored-parts.ts';
import { findCourseUsage } from './usage.queries.ts';

const asPublic = (viewer: Viewer | null) => ({ viewerId: viewer?.id ?? null, withInactive: false });
const asAdmin = (viewer: Viewer) => ({ viewerId: viewer.id, withInactive: true });

export const coursesRoutes = (
  { db, clock }: AppContext,
  { printPicture }: { printPicture: PrintPicture },
) => [
  on(contract.pageCourses, ({ query, viewer }) => pageCourses(db, query, asPublic(viewer))),
  on(contract.pageCoursesForAdmin, ({ query, viewer }) => pageCourses(db, query, asAdmin(viewer))),
  on(contract.listCourses, ({ query: { category, level, ...query }, viewer }) =>
    listCourses(
      db,
      { ...query, categories: category ? [category] : [], levels: level ? [level] : [] },
      viewer?.isAdmin && query.status ? asAdmin(viewer) : asPublic(viewer),
    ),
  ),
  on(contract.listCourseCategories, () => listCourseCategories(db)),
  on(contract.countContents, () => countContents(db)),
  on(contract.readTutorial, async ({ viewer }) =>
    orNotFound(await findTutorial(db, viewer?.id ?? null)),
  ),
  on(contract.readCourse, ({ params, ...asking }) => openCourse(db, params.id, asking)),
  on(contract.readLesson, ({ params, query, ...asking }) =>
    openLesson(db, { idOrSlug: params.id, contentId: query.contentId }, asking),
  ),
  on(contract.readContent, ({ params, ...asking }) =>
    openContent(db, { idOrSlug: params.id, contentId: params.contentId }, asking),
  ),
  on(contract.readCourseUsage, async ({ params }) =>
    orNotFound(await findCourseUsage(db, params.id)),
  ),
  on(contract.previewCourse, ({ params, ...asking }) => previewCourse(db, params.id, asking)),
  on(contract.drawCoursePicture, async ({ params }) =>
    printPicture(orNotFound(await findCoursePicture(db, params.id))),
  ),
  on(contract.createCourse, async ({ tx, body }) => {
    const course = await createCourse(tx, body);
    return new Created(`/courses/${course.id}`, course);
  }),
  on(
    contract.configureCourse,
    ({ tx, params: { id }, body }) => configureCourse(tx, { id, changes: body }, { now: clock() }),
    ({ params: { id }, ...asking }) => openCourse(db, id, asking),
    contract.readCourse,
  ),
  on(contract.duplicateCourse, async ({ tx, params }) => {
    const copy = await duplicateCourse(tx, params.id);
    return new Created(`/courses/${copy.id}`, copy);
  }),
  on(contract.deleteCourse, ({ tx, params: { id } }) => deleteCourse(tx, { id }, { now: clock() })),
  on(contract.restoreCourse, ({ tx, params: { id } }) =>
    restoreCourse(tx, { id }, { now: clock() }),
  ),
  on(contract.createSection, async ({ tx, params, body }) => {
    const section = await createSection(tx, { courseId: params.id, draft: body });
    return new Created(`/courses/${params.id}`, section);
  }),
  on(
    contract.changeSection,
    ({ tx, params: { id }, body }) => changeSection(tx, { id, changes: body }, { now: clock() }),
    ({ params, ...asking }) => findStoredSection(db, params.id, asking),
    // Its reply has sections as a course shows them.
    contract.createSection,
  ),
  on(contract.deleteSection, ({ tx, params: { id: courseId, sectionId: id } }) =>
    deleteSection(tx, { courseId, id }, { now: clock() }),
  ),
  on(contract.restoreSection, ({ tx, params: { id } }) =>
    restoreSection(tx, { id }, { now: clock() }),
  ),
  on(contract.duplicateSection, async ({ tx, params }) => {
    const { courseId, copy } = await duplicateSection(tx, params.id);
    return new Created(`/courses/${courseId}`, copy);
  }),
  on(contract.createContent, async ({ tx, body }) => {
    const { sectionId, createContentDto: draft } = body;
    const content = await createContent(tx, { sectionId, draft });
    return new Created(`/courses/content/${content.id}`, content);
  }),
  on(
    contract.changeContent,
    ({ tx, params: { id }, body }) => changeContent(tx, { id, changes: body }, { now: clock() }),
    ({ params, ...asking }) => findStoredContent(db, params.id, asking),
  ),
  on(
    contract.togglePreview,
    ({ tx, params: { id }, body }) => changeContent(tx, { id, changes: body }, { now: clock() }),
    ({ params, ...asking }) => findStoredContent(db, params.id, asking),
  ),
  on(contract.deleteContent, ({ tx, params: { id } }) =>
    deleteContent(tx, { id }, { now: clock() }),
  ),
  on(contract.restoreContent, ({ tx, params: { id } }) =>
    restoreContent(tx, { id }, { now: clock() }),
  ),
  on(contract.duplicateContent, async ({ tx, params }) => {
    const copy = await duplicateContent(tx, params.id);
    return new Created(`/courses/content/${copy.id}`, copy);
  }),
  on(contract.orderContents, ({ tx, body }) => orderContents(tx, body, { now: clock() })),
];
