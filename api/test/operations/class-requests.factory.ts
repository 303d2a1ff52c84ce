import { rollDates } from '@sabia/domain/rolls/roll-dates.ts';
import { anAssignment } from '../../src/assignments/assignments.factory.ts';
import { aClassNotice } from '../../src/class-notices/class-notices.factory.ts';
import { findCode } from '../../src/classes/class-codes.queries.ts';
import { aClass } from '../../src/classes/classes.factory.ts';
import { renewClassCode } from '../../src/classes/renew-class-code.ts';
import { aGradebook, gradebookRulesOf } from '../../src/gradebook/gradebook.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';
import type { SeededApp } from '../support/seeded-app.factory.ts';
import { nothing, of, type Requests } from './authoring-requests.factory.ts';

/** Requests about classes, and what their teachers do with them; those that change one are about the class of `taught`. */
export function classRequests(school: SeededApp, taught: () => ReturnType<typeof aClass>) {
  const { db, schoolClass } = school;
  const { learner, teacher } = school.people;
  const seeded = { id: schoolClass.id, assignmentId: school.assignment.id };
  const given = async (fields: { results?: 'TOGETHER' } = {}) => {
    const { id } = await taught();
    return { id, assignmentId: (await anAssignment(db, id, fields)).id };
  };

  let gradedClass: Promise<{ id: string }> | undefined;
  const graded = () =>
    (gradedClass ??= (async () => {
      const { id } = await taught();
      await aGradebook(db, id, { by: teacher });
      return { id };
    })());

  // Each of another day, because a day has at most 10.
  let noticesQtd = 0;
  const newMoment = () => `${2100 + (noticesQtd += 1)}-03-11T08:00`;
  const told = async () => {
    const { id } = await taught();
    const notice = { author: teacher, sendAt: newMoment(), now: school.time.now };
    return { id, noticeId: (await aClassNotice(db, id, notice)).id };
  };

  return {
    pageClasses: nothing,
    pageOwnClasses: nothing,
    createClass: () => ({ body: { title: '2º C' } }),
    readClass: () => of(schoolClass),
    changeClass: () => ({ ...of(schoolClass), body: { period: '2027' } }),
    renewClassCode: () => ({ ...of(schoolClass), body: {} }),
    endClassCode: () => of(schoolClass),
    drawClassCode: async () => {
      const { id } = schoolClass;
      // Another request may have ended the code or archived the class; a read that creates nothing finds it.
      const terms = { days: 30, usesLimit: 100 };
      const { now } = school.time;
      if (!(await findCode(db, id))) {
        await db.run(sql`update classes set archived_at = null where id = ${id}`);
        await renewClassCode(db, { id, terms }, { now });
      }
      return of(schoolClass);
    },
    previewClassCode: async () => ({ params: { code: (await aClass(db)).code } }),
    joinClass: async () => ({ body: { code: (await aClass(db)).code } }),
    leaveClass: async () => of(await aClass(db, { students: [learner] })),
    addClassMember: async () => ({
      ...of(schoolClass),
      body: { userId: (await aUser(db)).id, role: 'STUDENT' },
    }),
    pageClassMembers: () => of(schoolClass),
    // A class of its own, because others archive the seeded one.
    removeClassMember: async () => {
      const { id: userId } = await aUser(db);
      const { id } = await aClass(db, { teachers: [teacher], students: [{ id: userId }] });
      return { params: { id, userId } };
    },
    readMemberStudies: () => ({ params: { id: schoolClass.id, userId: learner.id } }),
    pageClassmates: () => of(schoolClass),

    pageAssignments: () => of(schoolClass),
    readAssignment: () => ({ params: seeded }),
    createAssignment: async () => ({
      ...of(await taught()),
      body: { practiceExamId: (await aPracticeExam(db)).id, dueAt: '2031-03-11T23:59' },
    }),
    changeAssignment: async () => ({ params: await given(), body: { late: 'CLOSE' } }),
    deleteAssignment: async () => ({ params: await given() }),
    pageAssignedStudents: () => ({ params: seeded }),
    remindStudents: async () => ({ params: await given() }),
    publishResults: async () => ({ params: await given({ results: 'TOGETHER' }) }),
    extendAssignment: async () => {
      const { id, assignmentId } = await given();
      const body = { extendedTo: '2031-03-12T23:59' };
      return { params: { id, assignmentId, userId: learner.id }, body };
    },
    pageOwnAssignments: nothing,
    readTeachingDay: nothing,

    readGradebook: () => of(schoolClass),
    exportGradebook: () => of(schoolClass),
    readOwnGradebook: () => of(schoolClass),
    readGradebookRules: () => of(schoolClass),
    changeGradebookRules: async () => ({ params: await graded(), body: gradebookRulesOf() }),
    previewGradebookRules: () => ({ ...of(schoolClass), body: gradebookRulesOf() }),
    // Of another term than that which other requests close.
    recordMarks: async () => ({
      params: await graded(),
      body: [{ userId: learner.id, columnId: 'p2', value: '7.5' }],
    }),
    pageMarksOfCell: () => ({
      params: { id: schoolClass.id, userId: learner.id },
      query: { columnId: 'p1' },
    }),
    closeTerm: async () => ({ params: await graded(), body: { term: '1º bimestre' } }),
    openTerm: async () => ({ params: await graded(), body: { term: '1º bimestre' } }),

    pageClassNotices: () => of(schoolClass),
    readClassNotice: () => ({ params: { id: schoolClass.id, noticeId: school.sentNotice.id } }),
    createClassNotice: async () => ({
      ...of(await taught()),
      body: { body: 'Prova na sexta.', sendAt: newMoment() },
    }),
    changeClassNotice: async () => ({ params: await told(), body: { title: 'Prova' } }),
    deleteClassNotice: async () => ({ params: await told() }),
    pageOwnNotices: nothing,

    takeRoll: async () => {
      const { id, createdAt, timeZone } = await taught();
      const { firstDate: date } = rollDates(
        { createdAt, archivedAt: null, timeZone },
        { now: school.time.now },
      );
      return { params: { id, date }, body: [{ userId: learner.id, state: 'LATE' }] };
    },
    readRoll: () => ({ params: { id: schoolClass.id, date: school.rollDate } }),
    pageRolls: () => of(schoolClass),
    readAttendance: () => of(schoolClass),
  } satisfies Partial<Requests>;
}
