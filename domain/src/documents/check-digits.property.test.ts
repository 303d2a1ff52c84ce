import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';

const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

describe.each([
  ['CPF', cpf, /^\d{9}$/],
  ['CNPJ', cnpj, /^[A-Z\d]{12}$/],
] as const)('a %s', (_name, schema, body) => {
  it('is valid with exactly one pair of check digits', () => {
    // Numbers of one repeated digit have valid check digits, but are refused.
    const bodies = fc.stringMatching(body).filter((text) => new Set(text).size > 1);
    fc.assert(
      fc.property(bodies, (text) => {
        const valid = endings.filter((ending) => schema.safeParse(text + ending).success);
        expect(valid).toHaveLength(1);
      }),
    );
  });
});
