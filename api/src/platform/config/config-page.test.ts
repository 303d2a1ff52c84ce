import { expect, it } from 'vitest';
import { configurationPage } from './config-page.ts';

it('docs/configuration.md says what the schema says', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../../../docs/configuration.md');
});
