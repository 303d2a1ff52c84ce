import { expect, it } from 'vitest';
import { missingWords } from './mean-words.ts';

it('what is missing is a sentence in the singular or plural', () => {
  expect(missingWords(['essay'])).toBe('falta redação');
  expect(missingWords(['CN', 'MT'])).toBe('faltam Natureza e Matemática');
  expect(missingWords(['LC', 'CH', 'essay'])).toBe('faltam Linguagens, Humanas e redação');
});
