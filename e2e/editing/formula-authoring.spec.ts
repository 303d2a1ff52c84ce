import { richTextSamples } from '../../testing/rich-text-samples.ts';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { field } from '../support/forms.ts';
import { createLongCourse } from '../support/long-course.ts';

/** Each element without files, and formulas. */
const text =
  '<p>Início \\(\\frac{1}{2}\\) e <strong>\\(x^2 &lt; 4\\)</strong>.</p>' +
  richTextSamples
    .filter((sample) => !/<(?:img|audio)/.test(sample))
    .join('')
    // The editor leaves spans of 1 out.
    .replaceAll(/ (?:row|col)span="1"/g, '') +
  '<p>\\[\\sqrt{2}\\]</p>';

interface Tree {
  sections: { contents: { pageContent: string }[] }[];
}

test('a lesson with each element keeps them when a character is typed, and its formulas are copied as TeX', async ({
  server,
  sessions,
  openAs,
}) => {
  const slug = 'formulas-de-uma-aula';
  const { path, contentIds } = await createLongCourse(server, sessions.admin, {
    slug,
    sectionsQtd: 1,
  });
  const call = await apiAs(server, sessions.admin);
  const [contentId] = contentIds;
  await call(`/courses/content/${contentId}`, { pageContent: text }, 'PATCH');
  const { id: courseId } = await call(`/courses/${slug}`, undefined, 'GET');
  const page = await openAs('admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a character is typed at the start, and nothing else changes', async () => {
    const read = async () => {
      const { sections } = await call<Tree>(`/courses/${slug}`, undefined, 'GET');
      return sections[0]?.contents[0]?.pageContent;
    };
    const before = await read();
    expect(before).toContain('\\(\\frac{1}{2}\\)');
    await page.goto(`/admin/conteudos/cursos/gerenciar/${courseId}/conteudo`);
    await page.getByRole('link', { name: /Aula 1\.1(?!0)/ }).click();
    const editor = page.getByRole('dialog');
    await field(editor, 'Texto').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('!');
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(editor).toBeHidden();
    expect(await read()).toBe(before?.replace('Início', '!Início'));
  });

  await test.step('the lesson is copied as TeX and pasted as formulas', async () => {
    await page.goto(path);
    await expect(page.getByText('!Início')).toBeVisible();
    await page.evaluate(() => {
      const [formula] = document.querySelectorAll('tex-formula');
      const paragraph = formula?.parentElement;
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
    });
    await page.keyboard.press('Control+C');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '!Início \\(\\frac{1}{2}\\) e \\(x^2 < 4\\).',
    );
    await page.goto(`/admin/conteudos/cursos/gerenciar/${courseId}/configuracoes`);
    const description = field(page, 'Descrição');
    await description.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(description).toHaveText('!Início \\(\\frac{1}{2}\\) e \\(x^2 < 4\\).');
    await expect(description.locator('strong')).toHaveText('\\(x^2 < 4\\)');
  });

  await test.step('lost parts of a long text are named in view, and dollar signs are offered', async () => {
    const description = field(page, 'Descrição');
    await description.evaluate((element) => {
      const data = new DataTransfer();
      const lines = '<p>Uma linha.</p>'.repeat(80);
      data.setData(
        'text/html',
        `<p>Calcule <![if !msEquation]><img src="file:///C:/a.png"><![endif]> de dez.</p><p>Veja <img src="file:///C:/b.png"></p>${lines}<p>Se $x^2 = 4$ e custa R$ 5.</p>`,
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(description).toContainText('Calcule [fórmula não colada] de dez.');
    const notice = page.getByText('fórmula do Word não foi colada: em “Calcule de dez.”');
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText('1 imagem não foi colada: em “Veja”');
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Usar como fórmula' }).click();
    await expect(description).toContainText('Se \\(x^2 = 4\\) e custa R$ 5.');
  });
});
