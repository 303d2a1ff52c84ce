import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { aWave } from '../../testing/audio-samples.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { addContent, field } from '../support/forms.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { uploadFile } from '../support/upload-file.ts';
import { expectNoFaults, laptop, phones } from '../support/windows.ts';

// The network is missing for a moment.
test.use({ expectedPageErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('an administrator adds audio to a statement, and a learner hears it', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const path = await createExamCourse(server, sessions.admin, { questionsQtd: 0 });
  const page = await openAs('admin');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const editor = dialog.last();

  await test.step('writes the statement, and adds audio by the keyboard', async () => {
    const title = path.replace('/cursos/prova-', 'Prova ');
    await page.goto(`/admin/conteudos/cursos?page=1&busca=${title}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'Conteúdo', exact: true }).click();
    await addContent(page, 'Seção', 'Prova');
    await field(dialog.first(), 'Título').fill('Escuta');
    await keyboard.press('Enter');
    await dialog.first().getByRole('link', { name: 'Adicionar questão' }).click();
    await field(editor, 'Enunciado').fill('O que ela compra?');
    const button = editor.getByRole('button', { name: 'Áudio' }).first();
    const refused = page.waitForEvent('filechooser');
    await button.focus();
    await keyboard.press('Enter');
    await (await refused).setFiles({ ...wave, name: 'fala.flac', mimeType: 'audio/flac' });
    await expect(editor.getByText(/fala\.flac: Este tipo de arquivo não é aceito\./)).toBeVisible();

    const chosen = page.waitForEvent('filechooser');
    await button.focus();
    await keyboard.press('Enter');
    await (await chosen).setFiles(wave);
    await expect(editor.getByLabel('Título do áudio')).toBeFocused();
    await keyboard.type('Na padaria');
    await expect(editor.getByLabel('Na padaria')).toHaveAttribute('src', /^\/files\/\w+\.wav/);
  });

  await test.step('writes its transcript, and removes another audio', async () => {
    await editor.getByRole('button', { name: 'Escrever transcrição' }).focus();
    await keyboard.press('Enter');
    await keyboard.type('Bom dia! Dois pães, por favor.');
    await expect(editor.getByRole('button', { name: 'Ir à transcrição' })).toBeVisible();
    await editor.getByLabel('Escolher áudios').first().setInputFiles(wave);
    await expect(editor.getByLabel('Título do áudio')).toHaveCount(2);
    await editor.getByRole('button', { name: 'Remover áudio' }).last().focus();
    await keyboard.press('Enter');
    await expect(editor.getByLabel('Título do áudio')).toHaveCount(1);
    await answer(editor);
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(
      dialog.first().getByRole('link', { name: /O que ela compra\? \[áudio: Na padaria\]/ }),
    ).toBeVisible();
  });

  const { page: learner } = await openAsNewLearner();
  const audio = learner.getByLabel('Na padaria');

  await test.step('a learner hears it in the exam', async () => {
    await learner.goto(path);
    await learner
      .getByRole('link', { name: /Escuta/ })
      .first()
      .click();
    await learner.getByRole('button', { name: /Começar/ }).click();
    await expect(audio).toBeVisible();
    await expect(learner.getByText('Dois pães')).toBeHidden();
    await play(audio);
    // The server answers ranges, so that the browser can seek.
    await audio.evaluate((player: HTMLAudioElement) => (player.currentTime = 1.5));
    await expect.poll(() => timeOf(audio)).toBeGreaterThanOrEqual(1.5);
    await learner.getByText('Transcrição').click();
    await expect(learner.getByText('Dois pães')).toBeVisible();
  });

  await test.step('on every window, accessibly in both colour schemes', async () => {
    await expectNoFaults(learner, 'exam with audio', [...phones, laptop]);
    for (const colorScheme of ['light', 'dark'] as const) {
      // A transition of colours would be seen half done.
      await learner.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect.poll(() => violations(learner)).toEqual([]);
    }
  });

  await test.step('is told that audio needs the network, and hears it again after that', async () => {
    await learner.context().setOffline(true);
    await audio.evaluate((player: HTMLAudioElement) => {
      player.src = `${player.src}?again`;
    });
    await expect(learner.getByText('Sem internet: o áudio volta com a conexão.')).toBeVisible();
    await learner.context().setOffline(false);
    await expect(learner.getByText('Sem internet: o áudio')).toBeHidden();
    await play(audio);
  });

  await test.step('and hears it again in the review', async () => {
    await learner.getByRole('radio').last().check();
    await learner.getByRole('button', { name: 'Entregar' }).first().click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(audio).toBeVisible();
    await play(audio);
  });
});

test('audio that is loaded in part goes on from its place after a while without a network', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const long = { ...wave, mimeType: 'audio/wav', buffer: aWave({ seconds: 1200 }) };
  const address = await uploadFile(server, sessions.admin, long);
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Escuta longa',
    questions: [
      {
        statement: `<p>O que ela compra?</p><audio src="${address}" title="Na padaria" controls></audio>`,
        explanation: '',
        alternatives: [
          { text: '<p>Pão</p>', isCorrect: true },
          { text: '<p>Bolo</p>', isCorrect: false },
        ],
      },
    ],
  });
  const { page } = await openAsNewLearner();
  const audio = page.getByLabel('Na padaria');
  const sentence = page.getByText('Sem internet: o áudio volta com a conexão.');
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await play(audio);
  await page.context().setOffline(true);
  await audio.evaluate((player: HTMLAudioElement) => (player.currentTime = 900));
  await expect(sentence).toBeVisible();
  await page.context().setOffline(false);
  await expect(sentence).toBeHidden();
  await expect.poll(() => timeOf(audio)).toBeGreaterThan(900);
  expect(await audio.evaluate((player: HTMLAudioElement) => player.paused)).toBe(false);
});

const wave = { name: 'fala.wav', mimeType: 'audio/x-wav', buffer: aWave({ seconds: 3 }) };

async function answer(editor: Locator): Promise<void> {
  for (const letter of ['E', 'D', 'C']) {
    await editor.getByRole('button', { name: `Ações da alternativa ${letter}` }).click();
    await editor.getByRole('menuitem', { name: 'Remover' }).click();
  }
  await field(editor, 'Alternativa A').fill('Pão');
  await field(editor, 'Alternativa B').fill('Bolo');
  await editor.getByRole('radio', { name: 'Alternativa A é a certa' }).check();
}

const timeOf = (audio: Locator) => audio.evaluate((player: HTMLAudioElement) => player.currentTime);

async function play(audio: Locator): Promise<void> {
  await audio.evaluate(async (player: HTMLAudioElement) => {
    player.muted = true;
    await player.play();
  });
  await expect.poll(() => timeOf(audio)).toBeGreaterThan(0.1);
}

/** The violations of WCAG 2.2, levels A and AA. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; null`);
  return page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const found = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
