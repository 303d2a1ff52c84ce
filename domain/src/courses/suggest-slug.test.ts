import { expect, it } from 'vitest';
import { courseSlug as slug } from './course.ts';
import { suggestSlug } from './suggest-slug.ts';

it.each([
  ['Lógica de programação', 'logica-de-programacao'],
  ['  Finanças   pessoais  ', 'financas-pessoais'],
  ["Copo d'água: do zero ao avançado!", 'copo-d-agua-do-zero-ao-avancado'],
  ['C++ & C#', 'c-c'],
  ['Inglês — nível A1/A2', 'ingles-nivel-a1-a2'],
  ['MAIÚSCULAS E ÇÃÕÉ', 'maiusculas-e-caoe'],
  ['Área em m²', 'area-em-m2'],
  ['100% prático', '100-pratico'],
  ['🎓 Formação', 'formacao'],
  ['日本語', ''],
  ['', ''],
  [`${'palavra '.repeat(12)}inteira`, Array(12).fill('palavra').join('-')],
  ['x'.repeat(120), 'x'.repeat(100)],
  [`${'x'.repeat(100)} y`, 'x'.repeat(100)],
])('%s suggests "%s"', (title, suggested) => {
  expect(suggestSlug(title)).toBe(suggested);
});

it('suggests valid slugs', () => {
  for (const title of ['Lógica de programação', 'C++ & C#', 'palavra '.repeat(40), 'x'.repeat(120)])
    expect(slug.safeParse(suggestSlug(title)).success).toBe(true);
});
