import { expect, it } from 'vitest';
import { chosenPages } from './chosen-pages.ts';

function fileOf(name: string, type: string, size = 10): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

it('takes photos of any size, and documents up to 20 MB', () => {
  const files = [
    fileOf('1.jpg', 'image/jpeg', 30_000_000),
    fileOf('2.heic', ''),
    fileOf('3.pdf', 'application/pdf', 20_000_000),
  ];
  expect(chosenPages(files, { maxFiles: 20, room: 20 })).toEqual({ pages: files, refusal: null });
});

it('names each file that can be no page', () => {
  const photo = fileOf('1.png', 'image/png');
  const files = [fileOf('a.pdf', 'application/pdf', 20_100_000), photo, fileOf('b.doc', 'text/x')];
  expect(chosenPages(files, { maxFiles: 20, room: 20 })).toEqual({
    pages: [photo],
    refusal:
      'a.pdf: O arquivo tem 20,1 MB. Envie JPG, PNG ou PDF de até 20 MB. b.doc: Este tipo de arquivo não é aceito. Envie JPG, PNG ou PDF de até 20 MB.',
  });
});

it('takes the first ones that fit', () => {
  const files = ['a', 'b', 'c'].map((name) => fileOf(name, 'image/png'));
  expect(chosenPages(files, { maxFiles: 20, room: 1 })).toEqual({
    pages: files.slice(0, 1),
    refusal: 'A resposta tem no máximo 20 páginas. Ficou de fora: b, c.',
  });
});
