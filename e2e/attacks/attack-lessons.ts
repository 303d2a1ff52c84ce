import { expect, type Page } from '@playwright/test';
import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { attackedUrl, type Created, type Writer, attackedQuestion } from './writer.ts';

/** Creates a content of each type in a course. */
export async function attackLessons(
  writer: Writer,
  { id, slug, sectionId }: AttackedCourse,
): Promise<AttackedScreen[]> {
  const write = (content: object) =>
    writer.admin('/courses/content', {
      sectionId,
      createContentDto: { title: writer.plainText(160), ...content },
    });
  const inPlayer = (content: Created) => `/cursos/${slug}?conteudo=${content.id}`;
  const inEditor = (content: Created) =>
    `/admin/conteudos/cursos/gerenciar/${id}/conteudo?conteudo=${content.id}`;

  const page = await write({
    contentType: 'TEXTPAGE',
    pageContent: writer.everything.html,
    isPreview: true,
    // Enough titles for all attacks that fit into one.
    extraContents: forty(() => ({ title: writer.plainText(160), contentUrl: attackedUrl(writer) })),
    readComplements: forty(() => ({
      type: 'LINK',
      title: writer.plainText(160),
      url: attackedUrl(writer),
    })),
  });
  const { end } = writer.everything;
  const screens: AttackedScreen[] = [
    { user: 'learner', address: inPlayer(page), text: end },
    { user: 'admin', address: inEditor(page), text: end },
  ];
  for (const share of writer.parts) {
    const video = await write({
      contentType: 'VIDEO',
      videoUrl: '/files/filme.mp4',
      videoDescription: share.html,
    });
    screens.push({ user: 'learner', address: inPlayer(video), text: share.end });
  }
  const quick = await write({ contentType: 'QUICK_QUESTION' });
  const asked = await writer.admin(
    `/courses/content/${quick.id}/question`,
    attackedQuestion(writer),
  );
  screens.push(
    { user: 'learner', address: inPlayer(quick), text: end, reveal: answer },
    { user: 'admin', address: `${inEditor(quick)}&questao=${asked.id}`, text: end },
  );
  return screens;
}

const forty = <T>(make: () => T): T[] => Array.from({ length: 40 }, make);

/** Answers the question: the page then shows the correct alternative and the explanation. */
async function answer(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^Alternativas/ })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(page.getByText('Isso mesmo!')).toBeVisible();
}
