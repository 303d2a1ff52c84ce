import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * The page looks the same with its stylesheets in reverse order. The browser loads them in another order for each way
 * through the site; cascade layers make every order look the same.
 */
export const expectSameLooksInAnyOrder = (page: Page, name: string): Promise<void> =>
  // Again if a part of the screen was still loading.
  expect(async () => {
    const before = await looks(page);
    await reverseStylesheets(page);
    expect(await looks(page), name).toEqual(before);
  }).toPass();

/** The place and the colours of each element. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round);
      return [
        element.outerHTML.slice(0, 80),
        ...box,
        color,
        backgroundColor,
        borderColor,
        fontSize,
      ].join(' ');
    }),
  );

const reverseStylesheets = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll('link[rel=stylesheet]')].toReversed();
    await Promise.all(
      links.map(
        (link) =>
          new Promise((resolve) => {
            // A link that moves loads again.
            link.addEventListener('load', resolve, { once: true });
            document.head.append(link);
          }),
      ),
    );
    await document.fonts.ready;
  });
