import { expect, it } from 'vitest';
import { settingsOnly } from './settings-only.ts';

it('removes isActive from a draft', () => {
  expect(settingsOnly({ title: 'Planilhas', isActive: false })).toEqual({ title: 'Planilhas' });
});
