import { describe, expect, it } from 'vitest';
import { stripMask, applyMask, masks } from './mask.ts';

describe('a mask', () => {
  it.each([
    [masks.cpf, '529.982.247-25', '52998224725', '529.982.247-25'],
    [masks.cpf, '529.9', '5299', '529.9'],
    [masks.cpf, '529', '529', '529'],
    [masks.cpf, 'o meu é 529 982', '529982', '529.982'],
    [masks.cpf, '52998224725999', '52998224725', '529.982.247-25'],
    [masks.cpf, '', '', ''],
    [masks.cnpj, '12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    [masks.cnpj, '12ABC34501DEXY35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    [masks.phone, '11912345678', '11912345678', '(11) 91234-5678'],
    [masks.phone, '+55 11 91234-5678', '11912345678', '(11) 91234-5678'],
    [masks.phone, '55912345678', '55912345678', '(55) 91234-5678'],
    [masks.phone, '1', '1', '(1'],
    [masks.postalCode, '01310-930', '01310930', '01310-930'],
  ])('%s: typed %j, stored %j, shown %j', (mask, typed, kept, shown) => {
    expect(stripMask(mask, typed)).toBe(kept);
    expect(applyMask(mask, kept)).toBe(shown);
  });

  it('restores the stored text from the shown text', () => {
    for (const [mask, kept] of [
      [masks.phone, '119'],
      [masks.cnpj, '12ABC3'],
    ] as const) {
      expect(stripMask(mask, applyMask(mask, kept))).toBe(kept);
    }
  });
});
