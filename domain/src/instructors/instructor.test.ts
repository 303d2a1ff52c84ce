import { describe, expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';
import { instructorDraft } from './instructor.ts';
import { linkLabel } from './link-label.ts';
import { monogram } from './monogram.ts';

const draft = { name: 'Ana Souza', slug: 'ana-souza', biography: 'Ensina finanças.' };

describe('an instructor', () => {
  it('needs a name, a slug and a biography', () => {
    expect(instructorDraft.parse(draft)).toEqual({ ...draft, photoUrl: null, links: [] });
    const missing = instructorDraft.safeParse({}).error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual(['name', 'slug', 'biography']);
  });

  it.each([
    ['links', ['http://exemplo.com.br']],
    ['links', ['javascript:alert(1)']],
    ['links', ['https://localhost']],
    ['links', ['https://ana:senha@exemplo.com.br']],
    ['links', ['https://exemplo.com.br/a b']],
    ['links', ['https://exemplo.com.br', 'https://exemplo.com.br']],
    ['links', Array.from({ length: 5 }, (_, index) => `https://exemplo.com.br/${index}`)],
    ['biography', 'x'.repeat(601)],
    ['photoUrl', 'https://exemplo.com.br/ana.jpg'],
    ['slug', 'Ana Souza'],
    ['name', 'Ana\nSouza'],
  ])('refuses %s %j', (field, value) => {
    const issues = instructorDraft.safeParse({ ...draft, [field]: value }).error?.issues;
    expect(issues?.map(({ path }) => path[0])).toEqual([field]);
  });
});

it.each([
  ['https://www.linkedin.com/in/ana', 'LinkedIn'],
  ['https://br.linkedin.com/in/ana', 'LinkedIn'],
  ['https://lattes.cnpq.br/1', 'Currículo Lattes'],
  ['https://www.ana.com.br/sobre', 'ana.com.br'],
  ['https://notlinkedin.com', 'notlinkedin.com'],
])('the label of %s is %s', (url, label) => {
  expect(linkLabel(url)).toBe(label);
});

it.each([
  ['Ana Clara dos Santos', 'AS'],
  ['Ítalo', 'Í'],
  ['  joão  (prof.) lima ', 'JL'],
  ['123', ''],
])('the monogram of %j is %j', (name, initials) => {
  expect(monogram(name)).toBe(initials);
});

it.each([
  ['Ensina finanças. Mora em Recife.', 'Ensina finanças.'],
  ['Ensina finanças\nMora em Recife.', 'Ensina finanças'],
  ['Usa o pacote 3.14 todo dia', 'Usa o pacote 3.14 todo dia'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
