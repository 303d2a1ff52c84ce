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
      'audio shows its title and loads its length only',
      '<audio src="/files/0a.mp3" controls="" title="Na padaria"></audio>',
      '<div class="audio"><span>Na padaria</span><audio src="/files/0a.mp3" controls="" preload="metadata" aria-label="Na padaria"></audio></div>',
    ],
    [
      'audio without a title has a name for screen readers',
      '<audio src="/files/0a.mp3" controls=""></audio>',
      '<div class="audio"><audio src="/files/0a.mp3" controls="" preload="metadata" aria-label="Áudio"></audio></div>',
    ],
    [
      'an image of ours loads as small as it is shown',
      '<img src="/files/0a1b-1000x500.webp" alt="Gráfico">',
      '<img src="/files/0a1b-1000x500.webp" alt="Gráfico" loading="lazy" width="1000" height="500" srcset="/files/0a1b-320.webp 320w, /files/0a1b-640.webp 640w, /files/0a1b-1000x500.webp 1000w" sizes="min(640px, 100vw - 32px)">',
    ],
    [
      'an image in a line has its own size',
      '<p>a <img src="/files/0a1b-40.webp" alt="1/4" width="400"> b</p>',
      '<p>a <img src="/files/0a1b-40.webp" alt="1/4" width="40" loading="lazy" srcset="/files/0a1b-40.webp 40w" sizes="min(40px, 100vw - 32px)"> b</p>',
    ],
    [
      'an image alone in its paragraph is no part of a line',
      '<p><img src="https://exemplo.com.br/foto.jpg" alt=""></p>',
      '<p class="image"><img src="https://exemplo.com.br/foto.jpg" alt="" loading="lazy"></p>',
    ],
    [
      'an image of elsewhere waits until it is near',
      '<img src="https://exemplo.com.br/foto.jpg" alt="">',
      '<img src="https://exemplo.com.br/foto.jpg" alt="" loading="lazy">',
    ],
    [
      'a wide table scrolls by itself, also by the keyboard',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<div class="table" tabindex="0" role="region" aria-label="Tabela"><table><tbody><tr><td class="whole">1</td></tr></tbody></table></div>',
    ],
    [
      'a date in a table stays in one line, words do not',
      '<table><tbody><tr><td><p>2025-03-03</p></td><td>Pão de queijo 2</td><td>Bem-estar</td></tr></tbody></table>',
      '<div class="table" tabindex="0" role="region" aria-label="Tabela"><table><tbody><tr><td class="whole"><p>2025-03-03</p></td><td>Pão de queijo 2</td><td>Bem-estar</td></tr></tbody></table></div>',
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
