import { useRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useImages } from './use-images.ts';
import { emptyPage } from '../../testing/empty-page.ts';

function Text({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useImages(box, html);
  // oxlint-disable-next-line react/no-danger -- a text of this test, drawn without the router that RichText needs
  return <div ref={box} dangerouslySetInnerHTML={{ __html: html }} />;
}

it('an image that is missing without a network says so, and is loaded again when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { page, root } = emptyPage();
  onTestFinished(() => online.mockRestore());
  const picture = '<p class="image"><img src="/files/ab-640x480.webp" alt="Mapa"></p>';
  const icon = '<p>Uma <img src="/files/cd-20x20.webp" alt="folha"> no meio.</p>';
  root.render(<Text html={picture + icon} />);
  await vi.waitFor(() => expect(page.querySelectorAll('img')).toHaveLength(2));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const [map, leaf] = page.querySelectorAll('img');
  if (!map || !leaf) return expect.fail();
  const loads: string[] = [];
  for (const image of [map, leaf]) {
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: 0, writable: true },
      src: {
        set(address: string) {
          loads.push(address);
        },
      },
    });
    image.dispatchEvent(new Event('error'));
  }
  const sentences = () =>
    [...page.querySelectorAll('[role=status]')].map((each) => each.textContent);
  expect(sentences()).toEqual(['Sem internet: a imagem volta com a conexão.']);
  expect(map.nextElementSibling?.textContent).toContain('Sem internet');

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(loads).toEqual(['/files/ab-640x480.webp', '/files/cd-20x20.webp']);
  map.dispatchEvent(new Event('load'));
  expect(sentences()).toEqual([]);
});
