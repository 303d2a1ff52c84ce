import type { Action } from './screen.ts';

/** A drawn sheet, in place of the photo of one. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4f1e8"/><g stroke="#9aa7c7">${Array.from({ length: 30 }, (_, line) => `<path d="M60 ${100 + 35 * line}h780"/>`).join('')}</g></svg>`;

/** Answers with the drawn sheet in place of stored pages. */
export const drawSheets: Action = async (page) => {
  await page.route(/\/files\/0a1b/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: sheet }),
  );
};
