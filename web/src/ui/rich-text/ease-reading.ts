import { imageSources } from '@sabia/domain/files/image-sources.ts';

/** Improves sanitised HTML for reading: safe external links, lazily loaded images, scrollable tables. */
export function easeReading(page: Element): void {
  for (const link of page.querySelectorAll('a')) openOutside(link);
  for (const image of page.querySelectorAll('img')) lighten(image);
  for (const header of page.querySelectorAll('th')) makeCellIfEmpty(header);
  for (const table of page.querySelectorAll('table')) letScroll(table);
}

/** External links open in a new tab and send no referrer. */
function openOutside(link: HTMLAnchorElement): void {
  if (!/^https?:/.test(link.protocol) || link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function lighten(image: HTMLImageElement): void {
  image.loading = 'lazy';
  const sources = imageSources(image.getAttribute('src') ?? '');
  if (!sources) return;
  image.srcset = sources;
  image.sizes = '(width < 48em) calc(100vw - 32px), 640px';
}

/** An empty corner cell is not a header. */
function makeCellIfEmpty(header: HTMLTableCellElement): void {
  if (!header.textContent.trim()) header.replaceWith(document.createElement('td'));
}

/** The table scrolls in its own box, also by keyboard. */
function letScroll(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = 'table';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Tabela');
  table.replaceWith(frame);
  frame.append(table);
}
