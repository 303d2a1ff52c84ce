import { apiAs } from '../api.ts';
import type { Remembered } from '../people.ts';
import type { School } from '../school.ts';
import { attackCourses, courseScreens } from './attack-courses.ts';
import { attackExam } from './attack-exam.ts';
import { attackLessons } from './attack-lessons.ts';
import { attackPeople } from './attack-people.ts';
import { attackTerms, type AttackedTerms } from './attack-terms.ts';
import { attackTrails } from './attack-trails.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { cardOf, linkOf, type Pen, penOf } from './pen.ts';

/** Writes attacks into every text of a school as whoever may; answers the screens that show them. */
export async function attackSchool(
  school: School,
  people: { admin: Remembered; learner: Remembered },
): Promise<AttackedScreen[]> {
  const learner = await apiAs(school, people.learner);
  const { id: learnerId } = await learner(
    `/users/provider/${providerIdOf(people.learner)}`,
    undefined,
    'GET',
  );
  const pen = penOf({ admin: await apiAs(school, people.admin), learner, learnerId });
  const { terms, screens } = await attackTerms(pen);
  const courses = await attackCourses(pen, terms);
  const [course, lastCourse] = courses;
  if (!course || !lastCourse) throw new Error('all the attacks are in one course');
  return [
    ...screens,
    ...courseScreens(courses),
    ...(await attackLessons(pen, course)),
    ...(await attackTrails(pen, terms, course)),
    ...(await attackExam(pen, terms)),
    ...(await attackLive(pen, terms)),
    ...(await attackPlan(pen)),
    ...(await attackPeople(pen, lastCourse)),
    { who: 'learner', address: '/', shows: course.title },
  ];
}

async function attackLive(pen: Pen, { categories }: AttackedTerms): Promise<AttackedScreen[]> {
  const live = { ...cardOf(pen), liveUrl: linkOf(pen), recordingUrl: linkOf(pen), categories };
  const { id } = await pen.admin('/lives', live);
  const settings = `/admin/conteudos/lives/gerenciar/${id}/configuracoes`;
  return [
    { who: 'visitor', address: '/lives', shows: live.title },
    { who: 'learner', address: `/lives/${id}`, shows: live.title },
    { who: 'admin', address: '/admin/conteudos/lives?page=1', shows: live.title },
    { who: 'admin', address: settings, shows: live.title },
  ];
}

async function attackPlan({ admin, plain }: Pen): Promise<AttackedScreen[]> {
  const plan = { name: plain(60), priceCents: 1000, period: 'MONTH', isActive: true };
  await admin('/plans', plan);
  return [
    { who: 'learner', address: '/assinatura', shows: plan.name },
    { who: 'admin', address: '/admin/assinaturas/planos', shows: plan.name },
  ];
}

function providerIdOf({ origins }: Remembered): string {
  const kept = origins[0]?.localStorage.find(({ name }) => name === 'sabia.user');
  return (JSON.parse(kept?.value ?? '{}') as { id: string }).id;
}
