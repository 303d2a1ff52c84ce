import type { Area } from './booklet.ts';

export const areaTitles: Readonly<Record<Area, string>> = {
  LC: 'Linguagens',
  CH: 'Humanas',
  CN: 'Natureza',
  MT: 'Matemática',
};
