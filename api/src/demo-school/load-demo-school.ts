import { inFiveMinutes } from '@sabia/domain/courses/course-duration.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { addBank } from './add-bank.ts';
import { addEssayExam, addEssays } from './load-essays.ts';
import { addClass, studiedSteps } from './add-class.ts';
import { addPracticeExam } from './add-practice-exam.ts';
import { addTrail, type Steps } from './add-trail.ts';
import { demoClasses, demoMonitors } from './demo-classes.ts';
import { demoCompany } from './demo-company.ts';
import { addInstructors } from './demo-instructors.ts';
import { demoEssayExam } from './demo-essays.ts';
import { demoLives, timesOf } from './demo-lives.ts';
import { demoPlans } from './demo-plans.ts';
import { demoPracticeExams } from './demo-practice-exams.ts';
import { type DemoTrail, demoTrails } from './demo-trails.ts';
import { demoLearners } from './learners.ts';
import { importCourses, openCourses, type OpenedCourse } from './load-courses.ts';
import { addPerson } from './load-learners.ts';
import { drawPortraits } from './portraits.ts';
import { demoLevels } from './taxonomy.ts';
import { unguessable } from './unguessable.ts';
import { importFile } from '../files/import-file.ts';
import { aLive } from '../lives/lives.factory.ts';
import type { Identity } from '../platform/auth/identity/identity.ts';
import type { AppContext } from '../platform/app-context.ts';
import { changeSchool } from '../school/change-school.ts';
import { findSchool } from '../school/school.queries.ts';
import { aPlan } from '../subscriptions/subscriptions.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';

/** Fills an empty database with courses and users, all or nothing. */
export async function loadDemoSchool(school: AppContext, identity: Identity): Promise<void> {
  const { db } = school;
  const courses = await openCourses(school);
  const portraits = await storePortraits(school);
  const people = await Promise.all(
    demoLearners.map(async (learner) => ({
      ...learner,
      // An unknown password until the demo accounts are opened.
      ...(await identity.createVerifiedAccount({ ...learner, password: unguessable() })),
    })),
  );
  await db.transaction(async (tx) => {
    await someTerms(tx, 'levels', demoLevels);
    const instructorsOf = await addInstructors(tx, portraits);
    const steps: Steps = new Map();
    for (const [slug, targetId] of await importCourses(tx, courses, school.clock()))
      steps.set(slug, { kind: 'course', targetId });
    // Before the other practice exams, because the listing shows the newest first.
    await addBank(tx);
    const essayExam = await addEssayExam(tx);
    steps.set(demoEssayExam.title, { kind: 'practice-exam', targetId: essayExam.id });
    for (const exam of demoPracticeExams)
      steps.set(exam.title, { kind: 'practice-exam', targetId: await addPracticeExam(tx, exam) });
    for (const live of demoLives) {
      const times = timesOf(live, school.clock());
      const { id } = await aLive(tx, {
        ...live,
        ...times,
        thumbUrl: drawnCover,
        instructors: instructorsOf(live.title),
      });
      steps.set(live.title, { kind: 'live', targetId: id });
    }
    const studied = new Map(studiedSteps(steps));
    for (const trail of demoTrails.toReversed()) {
      const trailId = await addTrail(
        tx,
        {
          ...trail,
          estimatedCompletionHours: hoursOfTrail(trail, courses),
          thumbUrl: drawnCover,
          instructors: instructorsOf(trail.title),
        },
        steps,
      );
      studied.set(trail.title, { kind: 'trail', targetId: trailId });
    }
    const { id } = await findSchool(tx, { withRevision: false });
    await changeSchool(tx, { id, changes: demoCompany });
    for (const plan of demoPlans) await aPlan(tx, plan);
    const members = new Map<string, { id: string }>();
    for (const person of people)
      members.set(person.email, await addPerson(tx, person, steps, school.clock()));
    for (const monitor of demoMonitors) members.set(monitor.email, await aUser(tx, monitor));
    for (const demoClass of demoClasses)
      await addClass(tx, demoClass, { studied, people: members }, school.clock());
    await addEssays(tx, essayExam, { people: members, now: school.clock() });
  });
}

/** The hours of the courses of a trail. */
const hoursOfTrail = ({ steps }: DemoTrail, courses: readonly OpenedCourse[]): number =>
  inFiveMinutes(
    courses
      .filter(({ slug }) => steps.some(({ of }) => of === slug))
      .reduce((sum, { course }) => sum + course.estimatedCompletionHours, 0),
  );

/** The URLs of the portraits by name. */
async function storePortraits(school: AppContext): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const [name, image] of await drawPortraits())
    urls.set(name, (await importFile(school, image, 'image/png')).url);
  return urls;
}
