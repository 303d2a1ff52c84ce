import { inFiveMinutes } from '@sabia/domain/courses/course-duration.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { fileURLToPath } from 'node:url';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { addBank } from './add-bank.ts';
import { addPracticeExam } from './add-practice-exam.ts';
import { addTrail, type Steps } from './add-trail.ts';
import type { DemoContent, DemoCourse } from './demo-course.ts';
import { demoCompany } from './demo-company.ts';
import { demoCourses } from './demo-courses.ts';
import { demoHours } from './demo-hours.ts';
import { addInstructors } from './demo-instructors.ts';
import { demoLives, timesOf } from './demo-lives.ts';
import { demoPlans } from './demo-plans.ts';
import { demoPracticeExams } from './demo-practice-exams.ts';
import { type DemoTrail, demoTrails } from './demo-trails.ts';
import { asGiven } from './demo-question.ts';
import { demoLearners, type DemoLearner } from './learners.ts';
import { drawLessonImages, withLessonImages } from './lesson-images.ts';
import { drawPortraits } from './portraits.ts';
import { demoCategories, demoLevels, demoSkills } from './taxonomy.ts';
import { unguessable } from './unguessable.ts';
import { importFile } from '../files/import-file.ts';
import { aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { recordProgress } from '../progress/record-progress.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { embeddedProvider, type Identity } from '../platform/auth/identity/identity.ts';
import type { AppContext } from '../platform/app-context.ts';
import { changeSchool } from '../school/change-school.ts';
import { findSchool } from '../school/school.queries.ts';
import { aPlan } from '../subscriptions/subscriptions.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';

/** Fills an empty database with courses and users, all or nothing. */
export async function loadDemoSchool(school: AppContext, identity: Identity): Promise<void> {
  const { db } = school;
  const media = await importMedia(school);
  const people = await Promise.all(
    demoLearners.map(async (learner) => ({
      ...learner,
      // An unknown password until the demo accounts are opened.
      ...(await identity.createVerifiedAccount({ ...learner, password: unguessable() })),
    })),
  );
  await db.transaction(async (tx) => {
    await someTerms(tx, 'categories', demoCategories);
    await someTerms(tx, 'levels', demoLevels);
    await someTerms(tx, 'skills', demoSkills);
    const instructorsOf = await addInstructors(tx, media);
    const courses = new Map<string, MadeCourse>();
    // The catalogue shows the newest first, so the first course of the list is created last.
    for (const course of demoCourses.toReversed())
      courses.set(
        course.slug,
        await addCourse(tx, { ...course, instructors: instructorsOf(course.slug) }, media),
      );
    const steps: Steps = new Map();
    for (const [slug, { id }] of courses) steps.set(slug, { kind: 'course', targetId: id });
    // Before the other practice exams, because the listing shows the newest first.
    await addBank(tx);
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
    for (const trail of demoTrails.toReversed())
      await addTrail(
        tx,
        {
          ...trail,
          estimatedCompletionHours: hoursOfTrail(trail),
          thumbUrl: drawnCover,
          instructors: instructorsOf(trail.title),
        },
        steps,
      );
    const { id } = await findSchool(tx, { withRevision: false });
    await changeSchool(tx, { id, changes: demoCompany });
    for (const plan of demoPlans) await aPlan(tx, plan);
    for (const person of people) await addPerson(tx, person, { courses, steps }, school.clock());
  });
}

/** The hours of the courses of a trail. */
const hoursOfTrail = ({ steps }: DemoTrail): number =>
  inFiveMinutes(
    demoCourses
      .filter(({ slug }) => steps.some(({ of }) => of === slug))
      .reduce((sum, course) => sum + demoHours(course), 0),
  );

/** The URLs of videos and captions by file name, and of all images of lessons. */
async function importMedia(context: AppContext): Promise<Map<string, string>> {
  const names = demoCourses
    .flatMap((course) => course.sections.flatMap((section) => section.contents))
    .flatMap((content) =>
      content.contentType === 'VIDEO' ? [content.videoFile, content.captionsFile] : [],
    );
  const urls = new Map<string, string>();
  for (const name of names) {
    if (!name) continue;
    const path = fileURLToPath(new URL(`media/${name}`, import.meta.url));
    const { url } = await importFile(
      context,
      path,
      name.endsWith('.vtt') ? 'text/vtt' : 'video/mp4',
    );
    urls.set(name, url);
  }
  for (const [name, image] of [...(await drawLessonImages()), ...(await drawPortraits())])
    urls.set(name, (await importFile(context, image, 'image/png')).url);
  return urls;
}

async function addCourse(
  tx: Database,
  course: DemoCourse & { instructors: string[] },
  media: Map<string, string>,
): Promise<MadeCourse> {
  const withMedia = (content: DemoContent) => {
    if (content.contentType === 'TEXTPAGE')
      return { ...content, pageContent: withLessonImages(content.pageContent, media) };
    if (content.contentType !== 'VIDEO') return content;
    const { videoFile, captionsFile, ...video } = content;
    return {
      ...video,
      videoUrl: media.get(videoFile),
      captionsUrl: captionsFile ? media.get(captionsFile) : undefined,
    };
  };
  const made = await aCourse(tx, {
    ...course,
    estimatedCompletionHours: demoHours(course),
    thumbUrl: drawnCover,
    sections: course.sections.map((section) => ({
      ...section,
      contents: section.contents.map(withMedia),
    })),
  });
  const contents = course.sections.flatMap((section) => section.contents);
  for (const [index, contentId] of made.contentIds.entries()) {
    const content = contents[index];
    if (content && 'questions' in content)
      await someQuestions(
        tx,
        { contentId },
        content.questions.map((question) =>
          asGiven({
            ...question,
            statement: withLessonImages(question.statement, media),
            alternatives: question.alternatives.map((text) => withLessonImages(text, media)),
          }),
        ),
      );
  }
  return made;
}

/** Creates a learner with progress and scores, by replaying progress events and attempts on their days. */
async function addPerson(
  tx: Database,
  { history, attempts, ...given }: DemoLearner & { providerId: string },
  { courses, steps }: { courses: Map<string, MadeCourse>; steps: Steps },
  now: Date,
): Promise<void> {
  const [level] = await someTerms(tx, 'levels', given.level ? [given.level] : []);
  const user = await aUser(tx, { ...given, ...(level && { level }) });
  const claims = { ...user, provider: embeddedProvider, emailVerified: true, picture: null };
  for (const { courseSlug, contentsCompleted, daysAgo } of history) {
    const course = courses.get(courseSlug);
    if (!course) throw new Error(`nobody can have studied ${courseSlug}`);
    for (const [index, contentId] of course.contentIds.slice(0, contentsCompleted).entries()) {
      await recordProgress(
        tx,
        { courseId: course.id, userId: user.id, contentId, isCompleted: true },
        {
          viewer: { ...user, claims },
          now: new Date(now.getTime() - (daysAgo[index] ?? 0) * 86_400_000),
        },
      );
    }
  }
  for (const { examTitle, daysAgo, answers } of attempts) {
    const exam = steps.get(examTitle);
    if (!exam) throw new Error(`nobody can have taken ${examTitle}`);
    await aScoredAttempt(tx, user, {
      exam: { id: exam.targetId },
      answers,
      now: new Date(now.getTime() - daysAgo * 86_400_000),
    });
  }
}
