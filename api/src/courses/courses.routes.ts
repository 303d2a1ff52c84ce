import * as contract from '@sabia/domain/courses/courses.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { History } from '../platform/http/history.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
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
import { createContent } from './create-content.ts';
import { createCourse } from './create-course.ts';
import { createSection } from './create-section.ts';
import { deleteContent, deleteSection } from './delete-content.ts';
import { deleteCourse } from './delete-course.ts';
import { duplicateCourse } from './duplicate-course.ts';
import { openCourse, previewCourse } from './open-course.ts';
import { orderContents } from './order-contents.ts';
import { findCourseUsage } from './usage.queries.ts';

const asPublic = (viewer: Viewer | null) => ({ viewerId: viewer?.id ?? null, withInactive: false });
const asAdmin = (viewer: Viewer) => ({ viewerId: viewer.id, withInactive: true });

export const coursesRoutes = ({ db, clock }: AppContext, history: History) => [
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
    orNotFound(await findTutorial(db, viewer?.id ?? null)),
  ),
  on(contract.readCourse, ({ params, ...asking }) =>
    openCourse(db, { idOrSlug: params.id, ...asking }),
  ),
  on(contract.readCourseUsage, async ({ params }) =>
    orNotFound(await findCourseUsage(db, params.id)),
  ),
  on(contract.previewCourse, ({ params, ...asking }) =>
    previewCourse(db, { idOrSlug: params.id, ...asking }),
  ),
  on(contract.createCourse, async ({ body, viewer }) => {
    const course = await history.creating(db, { kind: 'COURSE', viewer }, (tx) =>
      createCourse(tx, body),
    );
    return new Created(`/courses/${course.id}`, course);
  }),
  on(contract.configureCourse, ({ params: { id }, body, viewer, ifMatch }) =>
    history.changing(db, { kind: 'COURSE', id, viewer, ifMatch }, (tx) =>
      configureCourse(tx, { id, changes: body, now: clock() }),
    ),
  ),
  on(contract.duplicateCourse, async ({ params, viewer }) => {
    const copy = await history.creating(db, { kind: 'COURSE', viewer }, (tx) =>
      duplicateCourse(tx, params.id),
    );
    return new Created(`/courses/${copy.id}`, copy);
  }),
  on(contract.deleteCourse, ({ params: { id }, viewer }) =>
    history.during(db, { kind: 'COURSE', id, viewer, what: 'DELETED' }, (tx) =>
      deleteCourse(tx, id),
    ),
  ),
  on(contract.createSection, async ({ params, body, viewer }) => {
    const section = await history.creating(db, { kind: 'SECTION', viewer }, (tx) =>
      createSection(tx, { courseId: params.id, ...body }),
    );
    return new Created(`/courses/${params.id}`, section);
  }),
  on(contract.changeSection, ({ params: { id }, body, viewer, ifMatch }) =>
    history.changing(db, { kind: 'SECTION', id, viewer, ifMatch }, (tx) =>
      changeSection(tx, { id, changes: body, now: clock() }),
    ),
  ),
  on(contract.deleteSection, ({ params: { id: courseId, sectionId: id }, viewer }) =>
    history.during(db, { kind: 'SECTION', id, viewer, what: 'DELETED' }, (tx) =>
      deleteSection(tx, { courseId, id, now: clock() }),
    ),
  ),
  on(contract.createContent, async ({ body, viewer }) => {
    const { sectionId, createContentDto: draft } = body;
    const content = await history.creating(db, { kind: 'CONTENT', viewer }, (tx) =>
      createContent(tx, { sectionId, draft }),
    );
    return new Created(`/courses/content/${content.id}`, content);
  }),
  on(contract.changeContent, ({ params: { id }, body, viewer, ifMatch }) =>
    history.changing(db, { kind: 'CONTENT', id, viewer, ifMatch }, (tx) =>
      changeContent(tx, { id, changes: body, now: clock() }),
    ),
  ),
  on(contract.togglePreview, ({ params: { id }, body, viewer }) =>
    history.changing(db, { kind: 'CONTENT', id, viewer }, (tx) =>
      changeContent(tx, { id, changes: body, now: clock() }),
    ),
  ),
  on(contract.deleteContent, ({ params: { id }, viewer }) =>
    history.during(db, { kind: 'CONTENT', id, viewer, what: 'DELETED' }, (tx) =>
      deleteContent(tx, { id, now: clock() }),
    ),
  ),
  on(contract.orderContents, ({ body, viewer }) =>
    history.during(db, { kind: 'OUTLINE', id: body.courseId, viewer, what: 'ORDERED' }, (tx) =>
      orderContents(tx, { ...body, now: clock() }),
    ),
  ),
];
