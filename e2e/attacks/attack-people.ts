import { clickButton, seesText } from '../screens/screen.ts';
import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import type { Writer } from './writer.ts';

/** Attacks the learner's profile and the certificate with their name. */
export async function attackPeople(
  { admin, learner, learnerId: userId, plainText }: Writer,
  { id: courseId, slug, sectionId }: AttackedCourse,
): Promise<AttackedScreen[]> {
  const profile = {
    name: plainText(120),
    street: plainText(160),
    number: '1',
    complement: plainText(80),
    neighborhood: plainText(120),
    city: plainText(120),
    state: 'SC',
    level: plainText(60),
  };
  await admin(`/users/${userId}`, profile, 'PATCH');
  const { id: contentId } = await admin('/courses/content', {
    sectionId,
    createContentDto: {
      contentType: 'TEXTPAGE',
      title: plainText(160),
      pageContent: '<p>Fim.</p>',
    },
  });
  await learner('/user-progressions', { courseId, userId });
  const completion = { courseId, userId, sectionId, contentId, isCompleted: true };
  const { certificate } = await learner<{ certificate: { code: string } }>(
    '/user-progressions/content',
    completion,
  );
  const { name, city } = profile;
  return [
    { user: 'visitor', address: `/certificados/${certificate.code}`, text: name },
    { user: 'learner', address: `/cursos/${slug}?tela=certificado`, text: name },
    { user: 'learner', address: '/perfil', text: name, reveal: clickButton(/^Conta de/) },
    { user: 'admin', address: '/admin/usuarios?page=1', text: name },
    {
      user: 'admin',
      address: `/admin/usuarios/${userId}`,
      text: name,
      reveal: async (page) => {
        await clickButton('Mostrar dados pessoais')(page);
        await seesText(city)(page);
      },
    },
  ];
}
