import { describe, expect, it } from 'vitest';
import { replacePastedImages } from './pasted-images.ts';

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

function paste(html: string) {
  const files: File[] = [];
  const send = (file: File) => {
    if (file.type === 'image/bmp') return undefined;
    files.push(file);
    return `upload-${files.length}`;
  };
  return { ...replacePastedImages(html, { origin: 'https://escola.com.br', send }), files };
}

describe('images in pasted HTML', () => {
  it.each<[name: string, html: string, becomes: string, dropped: number]>([
    ['text without images, as it is', '<p>Oi <b>você</p>', '<p>Oi <b>você</p>', 0],
    [
      'one of ours, by its path',
      '<p>a</p><img src="/files/ab-640.webp" alt="Um gato">',
      '<p>a</p><img src="/files/ab-640.webp" alt="Um gato">',
      0,
    ],
    [
      'one of ours, copied from a page',
      '<img src="https://escola.com.br/files/ab-640.webp">',
      '<img src="/files/ab-640.webp">',
      0,
    ],
    [
      'an embedded one, sent',
      `<img alt="x" src="${pixel}">`,
      '<img alt="x" data-upload="upload-1">',
      0,
    ],
    [
      'two embedded ones, each sent',
      `<img src="${pixel}"><p>e</p><img src="${pixel}">`,
      '<img data-upload="upload-1"><p>e</p><img data-upload="upload-2">',
      0,
    ],
    ['one on its way already', '<img data-upload="u9">', '<img data-upload="u9">', 0],
    [
      'one of another site',
      '<p>a<img src="https://outro.com/b.png">c</p>',
      '<p>a[imagem não colada]c</p>',
      1,
    ],
    ['our page, but no file of ours', '<img src="/sabia.svg">', '[imagem não colada]', 1],
    ['a file of the computer', '<img src="file:///C:/foto.png">', '[imagem não colada]', 1],
    [
      'a type that is not taken',
      '<img src="data:image/bmp;base64,Qk0=">',
      '[imagem não colada]',
      1,
    ],
    ['a broken embedded one', '<img src="data:image/png;base64,%%%">', '[imagem não colada]', 1],
    ['one without an address', '<img alt="nada">', '[imagem não colada]', 1],
  ])('%s', (_name, html, becomes, dropped) => {
    expect(paste(html)).toMatchObject({ html: becomes });
    expect(paste(html).dropped).toHaveLength(dropped);
  });

  it('says where one is missing', () => {
    const other = '<img src="https://outro.com/b.png">';
    const { dropped } = paste(`${other}<p>Veja o  gráfico ${other}:</p><p>${other}</p>`);
    expect(dropped).toEqual(['no começo', 'em “Veja o gráfico :”', 'depois de “Veja o gráfico :”']);
  });

  it('uploads an embedded image with its type and bytes', async () => {
    const [file] = paste(`<img src="${pixel}">`).files;
    expect(file).toMatchObject({ name: 'imagem-colada.png', type: 'image/png' });
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
    ]);
  });
});
