import { expect, it, onTestFinished, vi } from 'vitest';
import { preloadImages } from './preload-images.ts';

const questions = [
  { statement: '<p>Sem imagem</p>', task: null },
  {
    statement: '<p><img src="/files/ab-1000x500.webp"></p>',
    alternatives: [{ text: '<p><img src="/files/cd-40.webp"></p>' }],
  },
];

/** Lets a test answer the images that are loaded. */
function watchImages() {
  const asked: { src: string; srcset: string; answer: (event: 'load' | 'error') => void }[] = [];
  class Loading extends EventTarget {
    srcset = '';
    set src(src: string) {
      asked.push({
        src: new URL(src, 'http://a').pathname,
        srcset: this.srcset,
        answer: (event) => this.dispatchEvent(new Event(event)),
      });
    }
  }
  vi.stubGlobal('Image', Loading);
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

it('images of all texts are loaded one after the other, in the widths of the page', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => online.mockRestore());
  const asked = watchImages();
  const end = preloadImages(questions);
  onTestFinished(end);
  expect(asked.map(({ src }) => src)).toEqual(['/files/ab-1000x500.webp']);
  expect(asked[0]?.srcset).toContain('/files/ab-320.webp 320w');
  asked[0]?.answer('load');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.src).toBe('/files/cd-40.webp');

  // Without a network it waits.
  online.mockReturnValue(false);
  asked[1]?.answer('error');
  await Promise.resolve();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(asked.map(({ src }) => src).at(-1)).toBe('/files/cd-40.webp');
  expect(asked).toHaveLength(3);
});

it('nothing is loaded for a browser that saves data', () => {
  const asked = watchImages();
  vi.stubGlobal('navigator', { connection: { saveData: true }, onLine: true });
  preloadImages(questions)();
  expect(asked).toEqual([]);
});
