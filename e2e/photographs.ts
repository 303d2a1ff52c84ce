import { join } from 'node:path';
import { root } from '../commands/project.mjs';
import { screens } from './screens/screens.ts';
import { test } from './site-walk.ts';

/** Whatever goes wrong on a page is the tests' business. */
test.use({ expectedTroubles: /./ });

for (const screen of screens) {
  const { name, state } = screen;
  test(`${name}, ${state}`, async ({ walkTo }) => {
    await walkTo(screen, (page, { width, colorScheme }) =>
      page.screenshot({
        path: join(
          root,
          'screens',
          `${name}.${state.replaceAll(' ', '-')}.${width}.${colorScheme}.png`,
        ),
      }),
    );
  });
}
