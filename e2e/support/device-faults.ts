import { expect, type Page } from '@playwright/test';

/**
 * A browser that translates: each text of the page becomes a <font> with its translation, here the same words, and so
 * does each text that comes later.
 */
export function translateTexts(): void {
  const untranslated = 'script, style, noscript, textarea, code, pre, font, [translate=no]';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
      const template = document.createElement('template');
      template.innerHTML = '<font><font></font></font>';
      const outer = template.content.firstElementChild;
      const inner = outer?.firstElementChild;
      if (!outer || !inner) continue;
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const parent = node instanceof Text ? node.parentElement : node;
        if (parent?.isConnected) translate(parent);
      }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Shifts the clock of the device; the returned function shifts it again, as a synchronisation does. */
export async function shiftClock(page: Page, ms: number): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript((first) => {
    const Real = Date;
    let offset = first;
    const now = () => Real.now() + offset;
    Object.assign(window, { shiftClock: (more: number) => (offset += more) });
    window.Date = new Proxy(Real, {
      construct: (target, given: unknown[]) =>
        Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
      apply: (target) => new target(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, ms);
  return (more) =>
    page.evaluate(
      (by) => (window as never as { shiftClock(by: number): void }).shiftClock(by),
      more,
    );
}

/** The storages of the browser can be read, but nothing is written: a full disk, or a damaged profile. */
export function refuseToStore(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
}

/** Fills fields as some password managers do: without an event. */
export async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).evaluate((field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
    }, value);
}

/** A translated screen can be left for another one, which the browser translates too. */
export async function expectUsableTranslated(page: Page, name: string): Promise<void> {
  await page.evaluate(translateTexts);
  const [address, title] = new URL(page.url()).pathname.startsWith('/privacidade')
    ? ['/termos', /^Termos/]
    : ['/privacidade', /privacidade/i];
  await page.evaluate((path) => history.pushState({}, '', path), address);
  const heading = page.locator('main h1').filter({ visible: true });
  await expect(heading, `${name}, translated`).toHaveText(title);
}
