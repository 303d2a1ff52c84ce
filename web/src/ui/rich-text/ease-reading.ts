import { drawnSize, imageSources } from '@sabia/domain/files/image-sources.ts';

/** Improves sanitised HTML for reading: safe external links, images in the size they need, scrollable tables. */
export function easeReading(page: Element): void {
  for (const link of page.querySelectorAll('a')) openOutside(link);
  for (const image of page.querySelectorAll('img')) {
    lighten(image);
    markAlone(image);
  }
  for (const audio of page.querySelectorAll('audio')) nameVisibly(audio);
  for (const header of page.querySelectorAll('th')) makeCellIfEmpty(header);
  for (const cell of page.querySelectorAll('td')) keepWhole(cell);
  for (const table of page.querySelectorAll('table')) letScroll(table);
  for (const code of page.querySelectorAll('pre')) beScrolledByKeyboard(code, 'Código');
  for (const formula of page.querySelectorAll<HTMLElement>('[data-wide]')) {
    beScrolledByKeyboard(formula, 'Fórmula', 'group');
  }
}

/** External links open in a new tab and send no referrer. */
function openOutside(link: HTMLAnchorElement): void {
  if (!/^https?:/.test(link.protocol) || link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** Pixels; RichText.module.css draws no image wider. */
const widest = 640;

/** The browser loads the width that it needs, and draws no image larger than its file. */
export function lighten(image: HTMLImageElement): void {
  image.loading = 'lazy';
  const src = image.getAttribute('src') ?? '';
  const size = drawnSize(src, { width: image.getAttribute('width') });
  const sources = imageSources(src);
  if (!size || !sources) return;
  image.width = size.width;
  if (size.height) image.height = size.height;
  image.srcset = sources;
  image.sizes = `min(${Math.min(size.width, widest)}px, 100vw - 32px)`;
}

/** An image that is alone in its paragraph is no part of a line. */
function markAlone(image: HTMLImageElement): void {
  const { parentElement: paragraph } = image;
  if (paragraph?.localName !== 'p' || paragraph.textContent.trim()) return;
  if (paragraph.querySelectorAll('img').length === 1) paragraph.className = 'image';
}

/** Shows the title of audio above its player, and loads its length only. */
function nameVisibly(audio: HTMLAudioElement): void {
  const { title } = audio;
  audio.preload = 'metadata';
  audio.setAttribute('aria-label', title || 'Áudio');
  audio.removeAttribute('title');
  const frame = document.createElement('div');
  frame.className = 'audio';
  audio.replaceWith(frame);
  if (title) {
    const name = document.createElement('span');
    name.textContent = title;
    frame.append(name);
  }
  frame.append(audio);
}

/** An empty corner cell is not a header. */
function makeCellIfEmpty(header: HTMLTableCellElement): void {
  if (!header.textContent.trim()) header.replaceWith(document.createElement('td'));
}

/** A date or another short value with digits is not broken at its hyphens. */
function keepWhole(cell: HTMLElement): void {
  if (/^(?=.*\d)\S{1,16}$/.test(cell.textContent.trim())) cell.className = 'whole';
}

/** The table scrolls in its own box. */
function letScroll(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = 'table';
  beScrolledByKeyboard(frame, 'Tabela');
  table.replaceWith(frame);
  frame.append(table);
}

function beScrolledByKeyboard(box: HTMLElement, label: string, role = 'region'): void {
  box.tabIndex = 0;
  box.setAttribute('role', role);
  box.setAttribute('aria-label', label);
}
