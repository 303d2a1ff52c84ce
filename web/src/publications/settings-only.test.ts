import { expect, it } from 'vitest';
import { settingsOnly } from './settings-only.ts';

it('leaves alone whether a thing is on show', () => {
  expect(settingsOnly({ title: 'Planilhas', isActive: false })).toEqual({ title: 'Planilhas' });
});
