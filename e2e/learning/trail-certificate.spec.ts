import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import type { SavedSession } from '../support/users.ts';
import type { TestServer } from '../support/test-server.ts';

/** A trail of two free courses of a page each, of which the second waits for the first. */
async function aShortTrail(school: TestServer, admin: SavedSession) {
  const post = await apiAs(school, admin);
  const terms = async (kind: string, title: string) => [
    (await post(`/taxonomy/${kind}`, { title })).id,
  ];
  const shared = {
    shortDescription: 'Aves que moram perto de nós.',
    categories: await terms('categories', 'Aves'),
    isActive: true,
  };
  const levels = await terms('levels', 'Observador');
  const addPage = (sectionId: string, title: string) =>
    post('/courses/content', {
      sectionId,
      createContentDto: {
        contentType: 'TEXTPAGE',
        title,
        pageContent: '<p>Olhe.</p>',
        isActive: true,
      },
    });
  async function aCourse(title: string, slug: string) {
    const course = await post('/courses?verification=skip', {
      ...shared,
      title,
      slug,
      description: '<p>De perto.</p>',
      estimatedCompletionHours: 1,
      paymentType: 'FREE',
      levels,
      skills: await terms('skills', 'Observação'),
    });
    const section = await post(`/courses/${course.id}/section`, { title: 'No quintal' });
    await addPage(section.id, `${title}: a página`);
    return { id: course.id, sectionId: section.id };
  }
  const trail = await post('/trails?verification=skip', {
    title: 'Aves do quintal',
    shortDescription: shared.shortDescription,
    description: '<p>Do canto ao nome.</p>',
    category: shared.categories[0],
    level: levels[0],
    estimatedCompletionHours: 2,
    isActive: true,
  });
  const add = (kind: string, targetId: string, after: string[] = []) =>
    post(`/trails/${trail.id}/trailContent`, { kind, targetId, after });
  const songs = await aCourse('Cantos', 'aves-cantos');
  const nests = await aCourse('Ninhos', 'aves-ninhos');
  const first = await add('course', songs.id);
  await add('course', nests.id, [first.id]);
  return { addToNests: (title: string) => addPage(nests.sectionId, title) };
}

test('a learner follows a trail to its certificate', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { addToNests } = await aShortTrail(server, sessions.admin);
  const { page, account } = await openAsNewLearner();
  const steps = page.getByRole('region', { name: 'O caminho' }).getByRole('listitem');
  const progress = page.getByRole('progressbar', { name: 'Seu progresso na trilha' });
  const title = page.getByRole('heading', { level: 1 });

  await test.step('finds it among the trails', async () => {
    await page.goto('/trilhas');
    await page.getByRole('checkbox', { name: 'Aves' }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('2 etapas');
    await page.getByRole('link', { name: 'Aves do quintal' }).click();
    await expect(title).toHaveText('Aves do quintal');
  });

  await test.step('sees what comes first, and what waits for it', async () => {
    await expect(progress).toHaveAttribute('aria-valuetext', '0 de 2 etapas');
    await expect(steps.nth(0)).toContainText('A próxima');
    await expect(steps.nth(1)).toContainText('Depois de: CantosDá para espiar desde já.');
  });

  await test.step('completes the first trail item', async () => {
    await page.getByRole('link', { name: 'Começar a trilha' }).click();
    await expect(title).toHaveText('Cantos: a página');
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(title).toHaveText('Parabéns, Beatriz!');
  });

  await test.step('returns to the trail, and is told how far that was and what is missing', async () => {
    await expect(page.getByText('Etapa da trilha · 1 de 2 etapas')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar à trilha Aves do quintal' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', '1 de 2 etapas');
    await expect(steps.nth(0)).toContainText('Etapa concluída');
    await expect(steps.nth(1)).toContainText('A próxima');
    const missing = page.getByRole('complementary', { name: 'Seu progresso na trilha' });
    await missing.getByRole('link', { name: 'Ninhos' }).click();
  });

  await test.step('completes the last trail item', async () => {
    await expect(title).toHaveText('Ninhos: a página');
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(title).toHaveText('Parabéns, Beatriz!');
  });

  await test.step('gets a certificate of the trail, besides those of its courses', async () => {
    await page.getByRole('link', { name: 'Página do curso Ninhos' }).click();
    await page.getByRole('link', { name: 'Trilhas' }).click();
    await page.getByRole('link', { name: 'Aves do quintal' }).click();
    const completed = page.getByRole('region', { name: 'Trilha concluída' });
    await expect(completed).toContainText(account.name);
    await expect(completed.getByRole('link', { name: 'Baixar PDF' })).toBeVisible();
    await page.goto('/certificados');
    await expect(page.getByRole('listitem')).toHaveCount(3);
    const ofTrail = page.getByRole('listitem').filter({ hasText: 'Aves do quintal' });
    await expect(ofTrail).toContainText('Trilha de 2 horas · concluída em');
    await ofTrail.getByRole('link', { name: /^SABIA-/ }).click();
    await expect(page.getByText('concluiu a trilha')).toBeVisible();
  });

  await test.step('is told what is new in a completed course', async () => {
    await addToNests('Ninhos de barro');
    await page.goto('/cursos/aves-ninhos?tela=certificado');
    const news = page.getByRole('article').getByRole('link', { name: 'Ninhos de barro' });
    await expect(page.getByText('Novidades desde que você concluiu')).toBeVisible();
    await news.click();
    await expect(title).toHaveText('Ninhos de barro');
  });

  await test.step('begins a course again, and loses nothing by it', async () => {
    await page.goto('/cursos/aves-cantos?tela=certificado');
    await page.getByRole('button', { name: 'Recomeçar curso' }).click();
    const question = page.getByRole('dialog', { name: 'Recomeçar este curso?' });
    await expect(question).toContainText('Nada do que você fez se perde');
    await question.getByRole('button', { name: 'Recomeçar' }).click();
    await expect(title).toHaveText('Cantos: a página');
    const ofCourse = page.getByRole('progressbar', { name: 'Seu progresso no curso' });
    await expect(ofCourse).toHaveAttribute('aria-valuetext', '0 de 1 conteúdo');
    await page.getByRole('link', { name: 'Página do curso Cantos' }).click();
    await expect(page.getByText(/^1ª vez: concluído em/)).toBeVisible();
    await page.goto('/certificados');
    await expect(page.getByRole('listitem')).toHaveCount(3);
  });
});

test('an administrator makes a trail, and orders it by the keyboard', async ({ openAs }) => {
  const page = await openAs('admin');
  const { keyboard } = page;
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  const notice = (words: string) => page.getByRole('status').filter({ hasText: words });

  await test.step('begins with what it is', async () => {
    await page.goto('/admin/conteudos/trilhas?page=1');
    await page.getByRole('link', { name: 'Nova trilha' }).click();
    await page.getByRole('button', { name: 'Criar trilha' }).click();
    await expect(page.getByRole('alert')).toContainText('Confira estes 6 campos:');
    await page.getByRole('textbox', { name: 'Título' }).fill('Vender o que se faz');
    await page.getByRole('textbox', { name: 'Descrição curta' }).fill('Do forno ao cliente.');
    await page.getByRole('textbox', { name: 'Descrição', exact: true }).fill('Passo a passo.');
    await page.getByRole('textbox', { name: 'Horas para concluir' }).fill('6,5');
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('Negócios');
    await page.getByRole('combobox', { name: 'Nível' }).selectOption('Iniciante');
    await page.getByRole('button', { name: 'Criar trilha' }).click();
    await expect(page).toHaveURL(/\/admin\/conteudos\/trilhas\/gerenciar\/[\w-]{36}\/conteudo$/);
    await expectToast(page, 'Alterações salvas com sucesso');
  });

  await test.step('finds its steps among courses, lives and exams', async () => {
    await page.getByRole('link', { name: 'Adicionar etapa' }).click();
    const picker = page.getByRole('dialog', { name: 'Adicionar etapas' });
    await picker.getByRole('searchbox', { name: 'Buscar cursos' }).fill('preço');
    await picker.getByRole('button', { name: /^Adicionar Preço certo/ }).click();
    await expect(picker.getByRole('button', { name: /^Na trilha: Preço certo/ })).toBeVisible();
    await picker.getByRole('searchbox', { name: 'Buscar cursos' }).fill('MEI');
    await picker.getByRole('button', { name: /^Adicionar MEI/ }).click();
    await expect(picker.getByRole('button', { name: /^Na trilha: MEI/ })).toBeVisible();
    await picker.getByRole('link', { name: 'Simulados' }).click();
    await expect(picker).toContainText('Nada em simulados com estas palavras.');
    await picker.getByRole('searchbox', { name: 'Buscar simulados' }).fill('contas');
    await picker.getByRole('button', { name: 'Adicionar Contas do mês sem calculadora' }).click();
    await expect(picker.getByRole('button', { name: /^Na trilha: Contas/ })).toBeVisible();
    await keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(steps).toHaveCount(3);
  });

  await test.step('puts the last first, by the keyboard, and back', async () => {
    await page.getByRole('button', { name: 'Mover Contas do mês sem calculadora' }).focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(page.getByText('Agora: etapa 1 de 3.')).toBeAttached();
    await keyboard.press('Space');
    await expect(notice('Ordem salva.')).toBeVisible();
    await expect(steps.first()).toContainText('Contas do mês');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(notice('A ordem voltou a ser a de antes.')).toBeVisible();
    await expect(steps.first()).toContainText('Preço certo');
  });

  const after = (step: RegExp) => page.getByRole('combobox', { name: step });

  await test.step('says what comes before what, and is told of a cycle', async () => {
    await after(/^MEI.*: depois de$/).focus();
    await keyboard.type('Preço');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(notice('Salvo o que vem antes de “MEI na prática')).toBeVisible();
    await after(/^Preço certo.*: depois de$/).focus();
    await keyboard.type('MEI');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'esperam' })).toHaveText(
      /^As etapas esperam umas pelas outras: “.+” depois de “.+” depois de “.+”\.$/,
    );
    await keyboard.press('Escape');
  });

  await test.step('takes one out, and back to where it was', async () => {
    await page.getByRole('button', { name: /^Ações de Preço certo/ }).click();
    await page.getByRole('menuitem', { name: 'Tirar da trilha' }).click();
    await expect(notice('saiu da trilha.')).toBeVisible();
    await expect(steps).toHaveCount(2);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(notice('está de volta.')).toBeVisible();
    await expect(steps.first()).toContainText('Preço certo');
    await page.reload();
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toContainText('Preço certo: quanto cobrar pelo que você vende');
  });
});
