import { describe, expect, it } from 'vitest';
import { createMediaStores } from './media-store.ts';
import { importedText } from './imported-text.ts';

function adapted(text: string) {
  const said: string[] = [];
  const html = importedText({ text, format: 'html' }, createMediaStores()(), (reason) =>
    said.push(reason),
  );
  return { html, said: said.join(' ') };
}

/** More than a formula has. */
const long = 'x'.repeat(5000);

describe('the HTML of other programs', () => {
  it.each([
    ['<div>a</div><div><div>b</div></div>', '<p>a</p><p>b</p>'],
    ['a<br>b', 'a<br />b'],
    ['<kbd>Ctrl</kbd> <ins>novo</ins>', '<code>Ctrl</code> <u>novo</u>'],
    ['x<sup>n/2</sup> + y<sub>10</sub>', 'x<sup>n/2</sup> + y<sub>10</sub>'],
    ['<p style="text-align: center">a</p>', '<p align="center">a</p>'],
    ['<img src="/files/a">', '<img src="/files/a" />'],
    ['<img src="/files/a" alt="">', '<img src="/files/a" alt="" />'],
    ['<p dir="ltr" style="text-align: left;">a</p>', '<p>a</p>'],
    ['<p></p><p>a</p>', '<p></p><p>a</p>'],
  ])('%s becomes %s without loss', (given, html) => {
    expect(adapted(given)).toEqual({ html, said: '' });
  });

  it.each([
    ['<span style="color: red">a</span>', 'a', 'Cores'],
    [`a<math><mi>${long}</mi></math>`, `a${long}`, 'MathML'],
    ['a<object data="x"></object>', 'a', 'objeto incorporado'],
    ['a<input name="b">', 'a', 'formulário'],
    ['a<img src="http://x.example/a.png" alt="mapa">', 'a[mapa]', 'http://x.example/a.png'],
    ['a<img src="data:image/svg+xml;base64,PHN2Zz4=">', 'a', 'tipo aceito'],
    [
      'a<audio src="http://x.example/a.mp3"></audio>',
      'a<a href="http://x.example/a.mp3" target="_blank" rel="noopener noreferrer">http://x.example/a.mp3</a>',
      'virou link',
    ],
    ['a<audio src="data:audio/mpeg;base64,AAAA"></audio>', 'a', 'tipo aceito'],
    [
      'a<audio controls><source src="@@PLUGINFILE@@/b.mp3">c</audio>',
      'a',
      'O áudio “b.mp3” não veio dentro do arquivo.',
    ],
    ['a<video><source src="relativo.mp4"></video>', 'a', 'objeto incorporado'],
  ])('%s becomes %s, and the loss is reported', (given, html, reason) => {
    const { html: became, said } = adapted(given);
    expect(became).toBe(html);
    expect(said).toContain(reason);
  });

  it('replaces an embedded video by a link', () => {
    const { html } = adapted('<iframe src="https://v.example/?a=1&amp;b=2"></iframe>');
    expect(html).toBe(
      '<a href="https://v.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">https://v.example/?a=1&amp;b=2</a>',
    );
  });
});
