import { afterEach, expect, it, vi } from 'vitest';
import { fileOfAnswer, sentSize } from './file-of-answer.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser opens an image of this size; null: it can't. */
function openAs(size: { width: number; height: number } | null): void {
  vi.stubGlobal('createImageBitmap', () =>
    size ? Promise.resolve({ ...size, close: () => {} }) : Promise.reject(new Error('unknown')),
  );
}

function fileOf(name: string, type: string, bytes = 10): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

it.each([
  ['a photo of 50 million pixels', { width: 6120, height: 8160 }, { width: 1800, height: 2400 }],
  ['a photo across', { width: 4000, height: 3000 }, { width: 2400, height: 1800 }],
  ['a long screenshot', { width: 1080, height: 8000 }, { width: 764, height: 5657 }],
  ['a small image', { width: 640, height: 480 }, { width: 640, height: 480 }],
])('%s is sent in its size', (_name, size, sent) => {
  expect(sentSize(size)).toEqual(sent);
});

it('sends an image within the limits as it is', async () => {
  openAs({ width: 1200, height: 1600 });
  const file = fileOf('folha.png', 'image/png', 900_000);
  expect(await fileOfAnswer(file)).toEqual({ file });
});

it('sends a PDF as it is, and refuses one that is too large', async () => {
  openAs(null);
  const file = fileOf('folha.pdf', 'application/pdf');
  expect(await fileOfAnswer(file)).toEqual({ file });
  expect(await fileOfAnswer(fileOf('livro.pdf', 'application/pdf', 20_100_000))).toEqual({
    problem: 'O arquivo tem 20,1 MB. Envie JPG, PNG ou PDF de até 20 MB.',
  });
});

it.each([
  ['IMG_0001.HEIC', ''],
  ['folha', 'image/heic'],
])(
  'says how %s of the type "%s" can be sent, in a browser that does not open it',
  async (name, type) => {
    openAs(null);
    const sent = await fileOfAnswer(fileOf(name, type));
    expect(sent).toEqual({ problem: expect.stringContaining('salve uma cópia em JPG') });
  },
);
