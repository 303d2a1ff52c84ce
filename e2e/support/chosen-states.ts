import type { Page } from '@playwright/test';

/**
 * In forced colours: the chosen elements of a page whose drawing is that of elements that are not chosen, and legends
 * whose keys look alike. Each is computed with its state and without it. A checkbox or a radio button that the browser
 * draws needs no more.
 */
export async function chosenStatesLost(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() => {
    const shapes =
      `display visibility opacity font-weight content forced-color-adjust border-top-style border-top-width
      border-bottom-style border-bottom-width border-left-width outline-style outline-width text-decoration-line`.split(
        /\s+/,
      );
    const colors = ['color', 'background-color', 'border-top-color', 'border-bottom-color'];
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      // The browser replaces the others, though it computes them as they are written.
      const isOwn = style.getPropertyValue('forced-color-adjust') === 'none';
      return [...shapes, ...(isOwn ? colors : [])]
        .map((name) => style.getPropertyValue(name))
        .join(' ');
    };
    const drawn = (root: Element) =>
      [root, ...root.querySelectorAll('*')]
        .flatMap((element) => [
          styleOf(element),
          styleOf(element, '::before'),
          styleOf(element, '::after'),
        ])
        .join('\n');
    const isDrawnByBrowser = (input: Element) => {
      const { opacity, appearance, clipPath } = getComputedStyle(input);
      return opacity !== '0' && appearance !== 'none' && clipPath === 'none';
    };
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
    // A transition would show the former style for a while.
    const still = document.createElement('style');
    still.textContent = '*, *::before, *::after { transition: none !important }';
    document.head.append(still);
    const found: string[] = [];
    for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
      const place = input.closest('label') ?? input.parentElement ?? input;
      if (!place.checkVisibility() || isDrawnByBrowser(input)) continue;
      const chosen = drawn(place);
      const { name } = input;
      // The other radio buttons of its group stay as they are.
      input.name = '';
      input.checked = false;
      if (drawn(place) === chosen) found.push(nameOf(place));
      input.checked = true;
      input.name = name;
    }
    const states = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'];
    for (const state of states) {
      const chosen = `[${state}]:not([${state}='false'], :has(img))`;
      for (const element of document.querySelectorAll(chosen)) {
        if (!element.checkVisibility()) continue;
        const before = drawn(element);
        const value = element.getAttribute(state) ?? '';
        element.removeAttribute(state);
        if (drawn(element) === before) found.push(nameOf(element));
        element.setAttribute(state, value);
      }
    }
    for (const legend of document.querySelectorAll('figcaption')) {
      const keys = [...legend.children]
        .filter((key) => getComputedStyle(key, '::before').content !== 'none')
        .map((key) => styleOf(key, '::before'));
      if (new Set(keys).size < keys.length) found.push(nameOf(legend));
    }
    still.remove();
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(lost)];
}

/** The controls whose accessible name does not begin with the text that is seen on them, which voice control needs. */
export const misnamedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt-BR');
    return [
      ...document.querySelectorAll<HTMLElement>(
        ':is(a, button, summary, [role=button], [role=tab], [role=menuitem])[aria-label]',
      ),
    ].flatMap((control) => {
      const seen = plain(control.innerText);
      const name = plain(control.getAttribute('aria-label') ?? '');
      // The number of a question is said with its noun.
      const isNamed =
        name.startsWith(seen) || (/^\d+$/.test(seen) && name.startsWith(`questão ${seen}`));
      return control.checkVisibility() && seen && !isNamed ? [`“${seen}” is called “${name}”`] : [];
    });
  });
