import { expect, type Page } from '@playwright/test';
import type { AttackedCourse } from './attack-courses.ts';
import type { AttackedScreen } from './attacked-screen.ts';
import { linkOf, type Made, type Pen, questionOf } from './pen.ts';

/** A content of every kind in a course. */
export async function attackLessons(
  pen: Pen,
  { id, slug, sectionId }: AttackedCourse,
): Promise<AttackedScreen[]> {
  const write = (content: object) =>
    pen.admin('/courses/content', {
      sectionId,
      createContentDto: { title: pen.plain(160), ...content },
    });
  const inPlayer = (content: Made) => `/cursos/${slug}?conteudo=${content.id}`;
  const inEditor = (content: Made) =>
    `/admin/conteudos/cursos/gerenciar/${id}/conteudo?conteudo=${content.id}`;

  const page = await write({
    contentType: 'TEXTPAGE',
    pageContent: pen.all.html,
    isPreview: true,
    // So many that every attack that fits into a title is in one.
    extraContents: forty(() => ({ title: pen.plain(160), contentUrl: linkOf(pen) })),
    readComplements: forty(() => ({ type: 'LINK', title: pen.plain(160), url: linkOf(pen) })),
  });
  const { end } = pen.all;
  const screens: AttackedScreen[] = [
    { who: 'learner', address: inPlayer(page), shows: end },
    { who: 'admin', address: inEditor(page), shows: end },
  ];
  for (const share of pen.shares) {
    const video = await write({
      contentType: 'VIDEO',
      videoUrl: '/files/filme.mp4',
      videoDescription: share.html,
    });
    screens.push({ who: 'learner', address: inPlayer(video), shows: share.end });
  }
  const quick = await write({ contentType: 'QUICK_QUESTION' });
  const asked = await pen.admin(`/courses/content/${quick.id}/question`, questionOf(pen));
  screens.push(
    { who: 'learner', address: inPlayer(quick), shows: end, reveal: answer },
    { who: 'admin', address: `${inEditor(quick)}&questao=${asked.id}`, shows: end },
  );
  return screens;
}

const forty = <T>(make: () => T): T[] => Array.from({ length: 40 }, make);

/** An answer brings forth which one is right, and why. */
async function answer(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^Alternativas/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('Isso mesmo!')).toBeVisible();
}
