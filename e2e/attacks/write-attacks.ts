import { apiAs } from '../support/api-client.ts';
import { providerIdOf, type SavedSession } from '../support/users.ts';
import type { TestServer } from '../support/test-server.ts';
import { attackCourses, courseScreens } from './attack-courses.ts';
import { attackExam } from './attack-exam.ts';
import { attackLessons } from './attack-lessons.ts';
import { attackPeople } from './attack-people.ts';
import { attackTerms, type AttackedTerms } from './attack-terms.ts';
import { attackTrails } from './attack-trails.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { attackedCard, attackedUrl, type Writer, createWriter } from './writer.ts';

/** Writes attacks into every text that users can change; returns the screens that show them. */
export async function writeAttacks(
  server: TestServer,
  sessions: { admin: SavedSession; learner: SavedSession },
): Promise<AttackedScreen[]> {
  const learner = await apiAs(server, sessions.learner);
  const { id: learnerId } = await learner(
    `/users/provider/${providerIdOf(sessions.learner)}`,
    undefined,
    'GET',
  );
  const writer = createWriter({ admin: await apiAs(server, sessions.admin), learner, learnerId });
  const { terms, screens } = await attackTerms(writer);
  const courses = await attackCourses(writer, terms);
  const [course, lastCourse] = courses;
  if (!course || !lastCourse) throw new Error('The attacks fill only one course');
  return [
    ...screens,
    ...courseScreens(courses),
    ...(await attackLessons(writer, course)),
    ...(await attackTrails(writer, terms, course)),
    ...(await attackExam(writer, terms)),
    ...(await attackLive(writer, terms)),
    ...(await attackPlan(writer)),
    ...(await attackPeople(writer, lastCourse)),
    { user: 'learner', address: '/', text: course.title },
  ];
}

async function attackLive(
  writer: Writer,
  { categories }: AttackedTerms,
): Promise<AttackedScreen[]> {
  const live = {
    ...attackedCard(writer),
    liveUrl: attackedUrl(writer),
    recordingUrl: attackedUrl(writer),
    categories,
  };
  const { id } = await writer.admin('/lives?verification=skip', live);
  const settings = `/admin/conteudos/lives/gerenciar/${id}/configuracoes`;
  return [
    { user: 'visitor', address: '/lives', text: live.title },
    { user: 'learner', address: `/lives/${id}`, text: live.title },
    { user: 'admin', address: '/admin/conteudos/lives?page=1', text: live.title },
    { user: 'admin', address: settings, text: live.title },
  ];
}

async function attackPlan({ admin, plainText }: Writer): Promise<AttackedScreen[]> {
  const plan = { name: plainText(60), priceCents: 1000, period: 'MONTH', isActive: true };
  await admin('/plans', plan);
  return [
    { user: 'learner', address: '/assinatura', text: plan.name },
    { user: 'admin', address: '/admin/assinaturas/planos', text: plan.name },
  ];
}
