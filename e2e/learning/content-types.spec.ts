import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { addContent, choose, field } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';

const title = 'Café coado sem mistério';
const filmUrl = 'https://videos.exemplo.com.br/cafe.mp4';
const driveUrl = 'https://drive.google.com/file/d/1/view';
const film = fileURLToPath(
  new URL(
    '../../api/src/demo-school/courses/orcamento-domestico/media/tres-potes.mp4',
    import.meta.url,
  ),
);

test('an administrator builds a course of every content type from nothing, and publishes it', async ({
  openAs,
  openAsNewLearner,
}) => {
  const page = await openAs('admin');
  await page.context().route(filmUrl, (route) => route.fulfill({ path: film }));
  await page.context().route(driveUrl, (route) => route.fulfill({ contentType: 'text/html' }));
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: await aPicture(page) };
  const editor = page.getByRole('dialog').first();
  const save = async () => {
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(editor).toBeHidden();
  };
  const close = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await editor.getByRole('button', { name: 'Fechar o editor' }).click();
    await expect(editor).toBeHidden();
  };

  await test.step('begins the course', async () => {
    await page.goto('/admin/conteudos/cursos/novo');
    await field(page, 'Título').fill(title);
    await field(page, 'Descrição curta').fill('Água, pó e paciência.');
    await field(page, 'Descrição').click();
    await page.keyboard.type('Do grão à xícara.');
    await field(page, 'Horas para concluir').fill('1');
    await choose(page, 'Categorias', 'Vida prática');
    await choose(page, 'Níveis', 'Iniciante');
    await choose(page, 'Habilidades', 'Barista', 'Criar “Barista”');
    await page.getByRole('radio', { name: 'Grátis', exact: true }).check();
    await page.getByRole('radio', { name: 'Foto' }).check();
    await page.locator('input[aria-label=Foto]').setInputFiles(picture);
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
    await page.getByRole('button', { name: 'Criar curso' }).click();
    await page.getByRole('textbox', { name: 'Título da nova seção' }).fill('Na cozinha');
    await page.getByRole('button', { name: 'Adicionar seção' }).click();
  });

  await test.step('TEXTPAGE: a picture is described, another one is a decoration', async () => {
    await addContent(page, 'Na cozinha', 'Página de texto');
    await field(editor, 'Título').fill('O filtro');
    await field(editor, 'Texto').click();
    await page.keyboard.type('Dobre a costura.');
    const pictures = editor.getByLabel('Escolher imagens');
    await pictures.setInputFiles(picture);
    await expect(editor.getByLabel('Texto alternativo')).toBeFocused();
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(editor.getByRole('alert')).toContainText('Escreva o texto alternativo');
    await editor.getByLabel('Texto alternativo').fill('Um filtro de papel');
    await page.keyboard.press('Enter');
    await pictures.setInputFiles(picture);
    await editor.getByLabel('Imagem decorativa').last().check();
    await save();
  });

  await test.step('VIDEO: with captions, which come from SubRip', async () => {
    await addContent(page, 'Na cozinha', 'Vídeo');
    await field(editor, 'Título').fill('A água');
    await field(editor, 'Endereço do vídeo').fill(driveUrl);
    const warning = editor.getByRole('status').filter({ hasText: 'Este vídeo não vai tocar' });
    await expect(warning).toContainText('Google Drive');
    await field(editor, 'Endereço do vídeo').fill(filmUrl);
    await expect(warning).toBeHidden();
    const captions = editor.getByLabel('Legendas em português').last();
    const subRip = (end: string) => `1\n00:00:00,000 --> 00:00:${end},000\nNão deixe ferver.\n`;
    await captions.setInputFiles(srt(subRip('00')));
    await expect(editor.getByText('Linha 1: a legenda termina antes de começar.')).toBeVisible();
    await captions.setInputFiles(srt(subRip('30')));
    await expect(editor.getByRole('link', { name: 'Abrir as legendas' })).toBeVisible();
    await expect(editor.locator('video track')).toHaveAttribute(
      'src',
      /^\/files\/\w+\.vtt\?access=/,
    );
    await save();
  });

  await test.step('QUICK_QUESTION and EXAM: with a question each', async () => {
    // Two texts: a draw takes the same one once.
    for (const [type, name, statement] of [
      ['Pergunta rápida', 'E a xícara?', 'Que água vai na xícara?'],
      ['Prova', 'Prova do café', 'Que água?'],
    ] as const) {
      await addContent(page, 'Na cozinha', type);
      await field(editor, 'Título').fill(name);
      await editor.getByRole('button', { name: 'Criar e continuar' }).click();
      await editor.getByRole('link', { name: 'Adicionar questão' }).click();
      await writeQuestion(page.getByRole('dialog').last(), statement);
      await expect(editor.getByRole('link', { name: /Que água/ })).toBeVisible();
      await close();
    }
  });

  await test.step('PRACTICE_EXAM: which draws from the course itself', async () => {
    await addContent(page, 'Na cozinha', 'Simulado');
    await field(editor, 'Título').fill('Mais uma xícara');
    await editor.getByRole('switch', { name: 'Sortear questões do banco' }).focus();
    await page.keyboard.press('Space');
    await choose(editor, 'De onde sortear', title);
    await field(editor, 'Quantas questões').fill('2');
    await editor.getByRole('button', { name: 'Criar e continuar' }).click();
    await expect(editor.getByRole('tab', { name: 'Questões' })).toBeVisible();
    await close();
  });

  await test.step('publishes it, and a learner sees it all', async () => {
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('button', { name: 'Despublicar' })).toBeVisible();
    const { page: learner } = await openAsNewLearner();
    await learner.context().route(filmUrl, (route) => route.fulfill({ path: film }));
    await learner.goto('/cursos/cafe-coado-sem-misterio');
    await expect(learner.getByRole('img', { name: 'Um filtro de papel' })).toBeVisible();
    await learner.getByRole('link', { name: 'Próximo' }).click();
    const video = learner.locator('video');
    await expect
      .poll(() => spoken(video))
      .toEqual(['captions', 'pt-BR', 'showing', 'Não deixe ferver.']);
    await video.evaluate((player: HTMLVideoElement) => {
      const [captions] = player.textTracks;
      if (captions) captions.mode = 'disabled';
    });
    // The browser dispatches the event of the change later.
    await expect
      .poll(() => learner.evaluate(() => Object.values(localStorage).join()))
      .toContain('"hasCaptions":false');
    await learner.reload();
    await expect.poll(async () => (await spoken(video))[2]).toBe('disabled');
  });
});

async function writeQuestion(editor: Locator, statement: string): Promise<void> {
  await field(editor, 'Enunciado').fill(statement);
  for (const letter of ['E', 'D', 'C']) {
    await editor.getByRole('button', { name: `Ações da alternativa ${letter}` }).click();
    await editor.getByRole('menuitem', { name: 'Remover' }).click();
  }
  await field(editor, 'Alternativa A').fill('Quase fervendo');
  await field(editor, 'Alternativa B').fill('Do mar');
  await editor.getByRole('radio', { name: 'Alternativa A é a certa' }).check();
  await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
}

const aPicture = async (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } });

const srt = (text: string) => ({
  name: 'cafe.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from(text, 'latin1'),
});

/** The first captions of a video: of what kind and language, whether they are on, and what they say. */
const spoken = (video: Locator) =>
  video.evaluate((player: HTMLVideoElement) => {
    const [track] = player.textTracks;
    const [cue] = track?.cues ?? [];
    return [
      track?.kind,
      track?.language,
      track?.mode,
      cue instanceof VTTCue ? cue.text : undefined,
    ];
  });
