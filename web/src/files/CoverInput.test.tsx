import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { CoverInput } from './CoverInput.tsx';
import { createUploader } from './uploader.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';

const photo = '/files/a-640.webp';

function Field({
  initial,
  onChosen,
}: {
  initial: string | null;
  onChosen: (url: string | null) => void;
}) {
  const [value, setValue] = useState<string | null>(initial);
  const change = (url: string | null) => {
    onChosen(url);
    setValue(url);
  };
  return (
    <CoverInput
      label="Capa"
      value={value}
      onChange={change}
      artwork={{ seed: 'planilhas' }}
      note="Segue o slug."
      uploader={createUploader(vi.fn())}
    />
  );
}

async function show(initial: string | null) {
  const { page, root } = emptyPage();
  const onChosen = vi.fn<(url: string | null) => void>();
  root.render(
    <SiteTheme>
      <Field initial={initial} onChosen={onChosen} />
    </SiteTheme>,
  );
  await vi.waitFor(() => expect(page.querySelector('input[type=radio]')).not.toBeNull());
  const choose = (value: string) =>
    page.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
  const panels = () => page.querySelectorAll('svg path[data-tone]').length;
  const image = () => page.querySelector('img')?.getAttribute('src');
  return { choose, panels, image, onChosen };
}

it('shows the drawing, and asks for an upload when a photo is chosen', async () => {
  const { choose, panels, onChosen } = await show(drawnCover);
  expect(panels()).toBeGreaterThan(3);
  choose('photo');
  await vi.waitFor(() => expect(onChosen).toHaveBeenLastCalledWith(null));
  await vi.waitFor(() => expect(panels()).toBe(0));
});

it('gives the photo back to an author who tries the drawing', async () => {
  const { choose, image, onChosen } = await show(photo);
  expect(image()).toBe(photo);
  choose('drawing');
  await vi.waitFor(() => expect(onChosen).toHaveBeenLastCalledWith(drawnCover));
  await vi.waitFor(() => expect(image()).toBeUndefined());
  choose('photo');
  await vi.waitFor(() => expect(image()).toBe(photo));
});

it('leaves an entity without a cover at an empty photo', async () => {
  const { panels, image } = await show(null);
  expect(panels()).toBe(0);
  expect(image()).toBeUndefined();
});
