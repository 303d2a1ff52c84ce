import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['https://www.gov.br/mei', 'https://www.gov.br/mei'],
  ['http://exemplo.com.br', 'http://exemplo.com.br/'],
  ['  gov.br/mei ', 'https://gov.br/mei'],
  ['/cursos/logica', '/cursos/logica'],
  ['ana@escola.com.br', 'mailto:ana@escola.com.br'],
  ['mailto:ana@escola.com.br', 'mailto:ana@escola.com.br'],
  ['//outro.com', 'https://outro.com/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,oi', undefined],
  ['uma palavra', undefined],
  ['palavra', undefined],
  ['', undefined],
])('"%s" leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
