import { join } from 'node:path';
import { root } from '../commands/project.mjs';
import { screens } from './screens/screens.ts';
import { test } from './site-walk.ts';

/** Whatever goes wrong on a page is the tests' business. */
test.use({ expectedTroubles: /./ });

for (const [name, states] of screens) {
  test(name, async ({ walkTo }) => {
    for (const screen of states) {
      const state = screen.state.replaceAll(' ', '-');
      await walkTo(screen, (page, { width, colorScheme }) =>
        page.screenshot({
          path: join(root, 'screens', `${name}.${state}.${width}.${colorScheme}.png`),
        }),
      );
    }
  });
}
