import { join } from 'node:path';
import { screens } from './screens/screens.ts';
import { test } from './support/crawl.ts';
test.use({ expectedPageErrors: /./ });
const out = process.env.SHOTS ?? '/tmp/css-shots/none';
const only = new RegExp(process.env.ONLY ?? '.');
const views = new RegExp(process.env.VIEWS ?? 'light');
for (const [name, states] of screens) {
  if (!only.test(name)) continue;
  test(name, async ({ crawl }) => {
    for (const screen of states) {
      const state = screen.state.replaceAll(' ', '-');
      try {
      await crawl(screen, (page, { width, colorScheme }) =>
        page.screenshot({ path: join(out, `${name}.${state}.${width}.${colorScheme}.png`) }),
        (v) => views.test(`${v.width}${v.colorScheme}`),
      );
      } catch (e) { console.log('FAILED', name, state, String(e).slice(0, 300)); }
    }
  });
}
