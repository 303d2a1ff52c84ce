import type { Page } from '@playwright/test';
import type { Course } from '@sabia/domain/courses/course.ts';
import { describedCourse } from '../../api/src/demo-school/course-folder.ts';
import { demoCourses } from '../../api/src/demo-school/demo-courses.ts';
import type { Screen } from '../screens/screen.ts';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/crawl.ts';
import {
  expectNoFaults,
  laptop,
  lessonWindows,
  lowWindows,
  narrowPhone,
  windowsAgain,
  windowsOfStates,
} from '../support/windows.ts';

test.use({
  // The screens of refusals, and those without a network.
  expectedPageErrors: /./,
  // A fault names its element; a trace of every step would double the time.
  trace: 'off',
});

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

// `screens.spec.ts` looks at every state of every screen, also with its stylesheets in the order of a later visit.
for (const { slug, isActive } of demoCourses) {
  if (!isActive) continue;
  const { title, sections } = describedCourse(slug);
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
    for (const [at, content] of contents.entries()) {
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
        await expectNoFaults(page, content.title, lessonWindows);
        if (content.contentType === 'VIDEO') await expectVideoInSight(page, content.title);
        if (at === 0)
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
    await expectNoFaults(page, 'all open', [narrowPhone, ...windowsOfStates]);
  });
}
