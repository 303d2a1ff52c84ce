import type { Page } from '@playwright/test';
import type { Course } from '@sabia/domain/courses/course.ts';
import { demoCourses } from '../api/src/demo-school/demo-courses.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { apiAs } from './support/api-client.ts';
import { expect, test } from './support/crawl.ts';
import { layoutFaults } from './support/layout-faults.ts';

test.use({
  // The screens of refusals, and those without a network.
  expectedPageErrors: /./,
  // A fault names its element; a trace of every step would double the time.
  trace: 'off',
});

interface Size {
  width: number;
  height: number;
}

const phone = { width: 360, height: 740 };
const phones = [phone, { width: 320, height: 640 }];
const laptop = { width: 1366, height: 768 };
const windows: readonly Size[] = [
  ...phones,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  laptop,
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Ordinary laptops, and a phone that is held sideways. */
const lowWindows = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];
/** The service worker changes only the order in which stylesheets and scripts arrive. */
const windowsAgain = [phone, laptop];

/** Loading, empty and error states have few elements, which are in the same places in all wide windows. */
function windowsOf({ state }: Screen): readonly Size[] {
  return /^(loading|empty|error)$/.test(state) ? [...phones, laptop] : windows;
}

/** Resizes one page through the windows: seven times faster than to load it in each. */
async function expectNoFaults(page: Page, name: string, sizes = windows): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const view = `${name}, ${size.width} x ${size.height}`;
    expect.soft(await layoutFaults(page), view).toEqual([]);
  }
}

/** On a laptop the whole video is seen before any scrolling; a phone that is held sideways has to scroll to it. */
async function expectVideoInSight(page: Page, name: string): Promise<void> {
  await expectNoFaults(page, name, lowWindows);
  for (const size of [laptop, ...lowWindows.filter(({ height }) => height > 400)]) {
    await page.setViewportSize(size);
    const hidden = await page.locator('video').evaluate((video) => {
      const { left, top, right, bottom } = video.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 3, (top + bottom) / 2, bottom - 3].filter(
        // The controls of a film are in front of it.
        (y) => !video.parentElement?.contains(document.elementFromPoint(middle, y)),
      );
    });
    expect.soft(hidden, `${name}, ${size.width} x ${size.height}`).toEqual([]);
  }
}

for (const [name, states] of screens) {
  test(`the layout of ${name} has no faults`, async ({ show, showAgain }) => {
    for (const screen of states) {
      const { state } = screen;
      await test.step(state, async () => {
        await expectNoFaults(await show(screen), state, windowsOf(screen));
        if (state === 'full' && screen.user !== 'visitor' && !screen.mock)
          await expectNoFaults(await showAgain(screen), `${state} again`, windowsAgain);
      });
    }
  });
}

for (const { slug, title, isActive, sections } of demoCourses) {
  if (!isActive) continue;
  const titles = sections.flatMap(({ contents }) => contents.map((content) => content.title));
  test(`the layout of every lesson of “${title}” has no faults`, async ({
    show,
    showAgain,
    server,
    sessions,
  }) => {
    const api = await apiAs(server, sessions.subscriber);
    const course = await api<Course>(`/courses/${slug}`, undefined, 'GET');
    const contents = course.sections.flatMap((section) => section.contents);
    expect(contents.map((content) => content.title)).toEqual(titles);
    for (const content of contents) {
      await test.step(content.title, async () => {
        const lesson: Screen = {
          name: 'lesson',
          state: content.title,
          user: 'subscriber',
          address: `/cursos/${slug}?conteudo=${content.id}`,
          until: (page) =>
            expect(
              page.getByRole('heading', { level: 1, name: content.title, exact: true }),
            ).toBeVisible(),
        };
        const page = await show(lesson);
        await expectNoFaults(page, content.title);
        if (content.contentType === 'VIDEO') await expectVideoInSight(page, content.title);
        await expectNoFaults(await showAgain(lesson), `${content.title} again`, windowsAgain);
      });
    }
  });

  test(`the layout of the preview of “${title}” has no faults`, async ({ show }) => {
    const page = await show({
      name: 'course-preview',
      state: 'all open',
      user: 'learner',
      address: `/cursos/${slug}/previa`,
      until: (preview) => expect(preview.getByRole('heading', { level: 1 })).toHaveText(title),
    });
    for (const lesson of await page.locator('main summary').all()) await lesson.click();
    await expectNoFaults(page, 'all open');
  });
}
