import * as contract from '@sabia/domain/courses/courses.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { changeContent } from './change-content.ts';
import { changeSection } from './change-section.ts';
import type { ChangeStructure } from './change-structure.ts';
import { configureCourse } from './configure-course.ts';
import {
  countContents,
  findTutorial,
  listCourseCategories,
  listCourses,
  pageCourses,
} from './courses.queries.ts';
import { createContent } from './create-content.ts';
import { createCourse } from './create-course.ts';
import { createSection } from './create-section.ts';
import { deleteContent, deleteSection } from './delete-content.ts';
import { deleteCourse } from './delete-course.ts';
import { duplicateCourse, type CopyQuestions } from './duplicate-course.ts';
import { openCourse, previewCourse } from './open-course.ts';
import { orderContents } from './order-contents.ts';
import { findCourseUsage } from './usage.queries.ts';

const asPublic = (viewer: Viewer | null) => ({ viewerId: viewer?.id ?? null, withInactive: false });
const asAdmin = (viewer: Viewer) => ({ viewerId: viewer.id, withInactive: true });

interface Parts {
  changeStructure: ChangeStructure;
  copyQuestions: CopyQuestions;
}

export const coursesRoutes = ({ db }: School, { changeStructure, copyQuestions }: Parts) => [
  on(contract.pageCourses, ({ query, viewer }) => pageCourses(db, query, asPublic(viewer))),
  on(contract.pageCoursesForAdmin, ({ query, viewer }) => pageCourses(db, query, asAdmin(viewer))),
  on(contract.listCourses, ({ query: { category, level, ...query }, viewer }) =>
    listCourses(
      db,
      { ...query, categories: category ? [category] : [], levels: level ? [level] : [] },
      asPublic(viewer),
    ),
  ),
  on(contract.listCourseCategories, () => listCourseCategories(db)),
  on(contract.countContents, () => countContents(db)),
  on(contract.readTutorial, async ({ viewer }) =>
    found(await findTutorial(db, viewer?.id ?? null)),
  ),
  on(contract.readCourse, ({ params, viewer }) => openCourse(db, { idOrSlug: params.id, viewer })),
  on(contract.readCourseUsage, async ({ params }) => found(await findCourseUsage(db, params.id))),
  on(contract.previewCourse, ({ params, viewer }) =>
    previewCourse(db, { idOrSlug: params.id, viewer }),
  ),
  on(contract.createCourse, async ({ body }) => {
    const course = await createCourse(db, body);
    return new Created(`/courses/${course.id}`, course);
  }),
  on(contract.configureCourse, ({ params, body }) =>
    configureCourse(db, { id: params.id, changes: body }, changeStructure),
  ),
  on(contract.duplicateCourse, async ({ params }) => {
    const copy = await duplicateCourse(db, params.id, copyQuestions);
    return new Created(`/courses/${copy.id}`, copy);
  }),
  on(contract.deleteCourse, ({ params }) => deleteCourse(db, params.id)),
  on(contract.createSection, async ({ params, body }) => {
    const section = await createSection(db, { courseId: params.id, ...body });
    return new Created(`/courses/${params.id}`, section);
  }),
  on(contract.changeSection, ({ params, body }) =>
    changeSection(db, { id: params.id, changes: body }, changeStructure),
  ),
  on(contract.deleteSection, ({ params }) =>
    deleteSection(db, { courseId: params.id, id: params.sectionId }, changeStructure),
  ),
  on(contract.createContent, async ({ body }) => {
    const { sectionId, createContentDto: draft } = body;
    const content = await createContent(db, { sectionId, draft });
    return new Created(`/courses/content/${content.id}`, content);
  }),
  on(contract.changeContent, ({ params, body }) =>
    changeContent(db, { id: params.id, changes: body }, changeStructure),
  ),
  on(contract.togglePreview, ({ params, body }) =>
    changeContent(db, { id: params.id, changes: body }, changeStructure),
  ),
  on(contract.deleteContent, ({ params }) => deleteContent(db, params.id, changeStructure)),
  on(contract.orderContents, ({ body }) => orderContents(db, body, changeStructure)),
];
