import { join } from 'node:path';
import { root } from '../commands/project.mjs';
import { screens } from './screens/screens.ts';
import { test } from './support/crawl.ts';
import { expectNoFaults, phones, wideWindows } from './support/windows.ts';

// The tests report page errors; here they are ignored. They look at the states of a screen in some windows only.
test.use({ expectedPageErrors: /./, wideWidths: [768, 1440, 1920] });

for (const [name, states] of screens) {
  test(name, async ({ crawl }) => {
    for (const screen of states) {
      const state = screen.state.replaceAll(' ', '-');
      const shown = await crawl(screen, (page, { width, colorScheme }) =>
        page.screenshot({
          path: join(root, 'screens', `${name}.${state}.${width}.${colorScheme}.png`),
        }),
      );
      await expectNoFaults(shown, screen.state, [...phones, ...wideWindows]);
    }
  });
}
