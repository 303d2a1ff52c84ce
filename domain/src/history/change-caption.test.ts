import { expect, it } from 'vitest';
import { changeCaption } from './change-caption.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
const ana = { name: 'Ana' };

it.each([
  [ana, '2026-11-21T17:32:00.000Z', 'Alterado por Ana às 14:32'],
  [ana, '2026-11-21T03:00:00.000Z', 'Alterado por Ana às 00:00'],
  [ana, '2026-11-21T02:59:00.000Z', 'Alterado por Ana em 20 de novembro de 2026 às 23:59'],
  [ana, '2025-11-21T17:32:00.000Z', 'Alterado por Ana em 21 de novembro de 2025 às 14:32'],
  [null, '2026-11-21T17:32:00.000Z', 'Alterado às 14:32'],
])('%o at %s', (changedBy, changedAt, sentence) => {
  expect(changeCaption({ changedBy, changedAt }, now)).toBe(sentence);
});
