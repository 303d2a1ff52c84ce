import { describe, expect, it } from 'vitest';
import { easeReading } from './ease-reading.ts';

function eased(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  easeReading(page);
  return page.innerHTML;
}

describe('HTML improved for reading', () => {
  it.each([
    [
      'a link out of the site opens beside it',
      '<a href="https://exemplo.com.br/a">a</a>',
      '<a href="https://exemplo.com.br/a" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'a link within the site stays in it',
      '<a href="/cursos/python">a</a>',
      '<a href="/cursos/python">a</a>',
    ],
    [
      'an e-mail address opens no window',
      '<a href="mailto:oi@exemplo.com.br">a</a>',
      '<a href="mailto:oi@exemplo.com.br">a</a>',
    ],
    [
      'an image of ours loads as small as it is shown',
      '<img src="/files/0a1b-640.webp" alt="Gráfico">',
      '<img src="/files/0a1b-640.webp" alt="Gráfico" loading="lazy" srcset="/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w" sizes="(width < 48em) calc(100vw - 32px), 640px">',
    ],
    [
      'an image of elsewhere waits until it is near',
      '<img src="https://exemplo.com.br/foto.jpg" alt="">',
      '<img src="https://exemplo.com.br/foto.jpg" alt="" loading="lazy">',
    ],
    [
      'a wide table scrolls by itself, also by the keyboard',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<div class="table" tabindex="0" role="region" aria-label="Tabela"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    ],
    [
      'an empty corner is no header',
      '<table><tbody><tr><th><p></p></th><th>A</th></tr></tbody></table>',
      '<div class="table" tabindex="0" role="region" aria-label="Tabela"><table><tbody><tr><td></td><th>A</th></tr></tbody></table></div>',
    ],
  ])('%s', (_name, html, read) => {
    expect(eased(html)).toBe(read);
  });
});
