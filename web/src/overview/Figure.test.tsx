import { expect, it, onTestFinished, vi } from 'vitest';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { type Column, Figure } from './Figure.tsx';
import { emptyPage } from '../ui/testing/empty-page.ts';

interface Row {
  name: string;
  quantity: number;
}

const columns: Column<Row>[] = [
  { label: 'Curso', text: ({ name }) => name, cell: ({ name }) => <a href="/x">{name}</a> },
  { label: 'Pessoas', text: ({ quantity }) => String(quantity), isNumber: true },
];

async function draw(rows: Row[]) {
  const { page, root } = emptyPage();
  root.render(
    <SiteTheme>
      <Figure
        title="Cursos mais começados"
        explanation="No período."
        rows={rows}
        columns={columns}
        chart={{
          kind: 'bars',
          of: 'name',
          series: [{ name: 'quantity', label: 'Pessoas' }],
          data: rows.map((row) => ({ ...row })),
        }}
        empty="Ainda não há cursos começados."
      />
    </SiteTheme>,
  );
  await vi.waitFor(() => expect(page.querySelector('figure')).not.toBeNull());
  return page;
}

it('is a figure with a caption and a table of all data', async () => {
  const page = await draw([{ name: 'Planilhas', quantity: 3 }]);
  const figure = page.querySelector('figure');
  const title = page.querySelector('figcaption h2');
  expect(title?.textContent).toBe('Cursos mais começados');
  expect(figure?.getAttribute('aria-labelledby')).toBe(title?.id);
  expect(page.querySelector('table')?.getAttribute('aria-labelledby')).toBe(title?.id);
  const cells = [...page.querySelectorAll('th, td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['Curso', 'Pessoas', 'Planilhas', '3']);
  expect(page.querySelector('td a')?.textContent).toBe('Planilhas');
});

it('exports the table as CSV without formula injection', async () => {
  const saved: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    // The test window would navigate to the link.
    return '#sheet';
  });
  onTestFinished(() => create.mockRestore());
  const page = await draw([{ name: '=HYPERLINK("http://mal.example")', quantity: 12 }]);
  const download = [...page.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === 'Baixar CSV: Cursos mais começados',
  );
  download?.click();
  expect(await saved[0]?.text()).toContain(
    '"Curso";"Pessoas"\r\n"\'=HYPERLINK(""http://mal.example"")";"12"\r\n',
  );
});

it('shows a text without data', async () => {
  const page = await draw([]);
  expect(page.textContent).toContain('Ainda não há cursos começados.');
  expect(page.querySelector('table, button')).toBeNull();
});
