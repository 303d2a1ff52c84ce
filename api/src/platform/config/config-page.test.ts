import { expect, it } from 'vitest';
import { configurationPage } from './config-page.ts';

it('docs/configuration.md matches the schema', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../../../docs/configuration.md');
});
