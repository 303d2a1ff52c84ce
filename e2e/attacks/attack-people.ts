import { press, sees } from '../screens/screen.ts';
import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import type { Pen } from './pen.ts';

/** The learner's profile, and the certificate that names them. */
export async function attackPeople(
  { admin, learner, learnerId: userId, plain }: Pen,
  { id: courseId, slug, sectionId }: AttackedCourse,
): Promise<AttackedScreen[]> {
  const profile = {
    name: plain(120),
    street: plain(160),
    number: '1',
    complement: plain(80),
    neighborhood: plain(120),
    city: plain(120),
    state: 'SC',
    level: plain(60),
  };
  await admin(`/users/${userId}`, profile, 'PATCH');
  const { id: contentId } = await admin('/courses/content', {
    sectionId,
    createContentDto: { contentType: 'TEXTPAGE', title: plain(160), pageContent: '<p>Fim.</p>' },
  });
  await learner('/user-progressions', { courseId, userId });
  const step = { courseId, userId, sectionId, contentId, isCompleted: true };
  const { certificate } = await learner<{ certificate: { code: string } }>(
    '/user-progressions/content',
    step,
  );
  const { name, city } = profile;
  return [
    { who: 'visitor', address: `/certificados/${certificate.code}`, shows: name },
    { who: 'learner', address: `/cursos/${slug}?tela=certificado`, shows: name },
    { who: 'learner', address: '/perfil', shows: name, reveal: press(/^Conta de/) },
    { who: 'admin', address: '/admin/usuarios?page=1', shows: name },
    {
      who: 'admin',
      address: `/admin/usuarios/${userId}`,
      shows: name,
      reveal: async (page) => {
        await press('Mostrar dados pessoais')(page);
        await sees(city)(page);
      },
    },
  ];
}
