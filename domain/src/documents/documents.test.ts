import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { postalCode } from '../addresses/postal-code.ts';
import { email } from '../users/user.ts';
import { pastBirthDate } from './birth-date.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import { fullName, responsible } from '../users/person-name.ts';
import { phone, whatsapp } from './phone.ts';
import { stateRegistrationOf } from './state-registration.ts';

const required = 'Campo obrigatório';
const today = '2026-11-21';

/** The stored value, or the message of the first mistake. */
function parse(schema: z.ZodType, typed: unknown): unknown {
  const { data, error } = schema.safeParse(typed);
  return error ? error.issues[0]?.message : data;
}

type Case = [typed: unknown, expected: string];

const documents: [name: string, schema: z.ZodType, cases: Case[]][] = [
  [
    'a CPF',
    cpf,
    [
      ['529.982.247-25', '52998224725'],
      [' 52998224725\n', '52998224725'],
      ['', required],
      [' . - ', required],
      [undefined, required],
      ['529.982.247', 'O CPF tem 11 números'],
      ['529.982.247-26', 'CPF inválido'],
      ['111.111.111-11', 'CPF inválido'],
      ['529982247250', 'CPF inválido'],
      ['5299822472a5', 'CPF inválido'],
      ['٥٢٩٩٨٢٢٤٧٢٥', 'CPF inválido'],
    ],
  ],
  [
    'a CNPJ',
    cnpj,
    [
      ['33.000.167/0001-01', '33000167000101'],
      ['12.ABC.345/01DE-35', '12ABC34501DE35'],
      ['12abc34501de35', '12ABC34501DE35'],
      ['', required],
      ['33.000.167/0001', 'O CNPJ tem 14 caracteres'],
      ['33.000.167/0001-02', 'CNPJ inválido'],
      ['12ABC34501DE3A', 'CNPJ inválido'],
      ['00.000.000/0000-00', 'CNPJ inválido'],
    ],
  ],
  [
    'a phone',
    phone,
    [
      ['(11) 91234-5678', '11912345678'],
      ['+55 11 91234-5678', '11912345678'],
      ['55912345678', '55912345678'],
      ['', required],
      ['(11) 3123-4567', 'Informe os 11 números do telefone, com o DDD'],
      ['(20) 91234-5678', 'Telefone inválido. Confira o DDD e o número'],
      ['(11) 81234-5678', 'Telefone inválido. Confira o DDD e o número'],
      ['011912345678', 'Telefone inválido. Confira o DDD e o número'],
      ['+1 202 555 01234', 'Telefone inválido. Confira o DDD e o número'],
    ],
  ],
  [
    'a WhatsApp',
    whatsapp,
    [
      ['(85) 99876-5432', '85998765432'],
      ['9876-5432', 'Informe os 11 números do WhatsApp, com o DDD'],
      ['(00) 99876-5432', 'WhatsApp inválido. Confira o DDD e o número'],
    ],
  ],
  [
    'a CEP',
    postalCode,
    [
      ['01310-930', '01310930'],
      ['01310930', '01310930'],
      ['', required],
      ['0131093', 'O CEP tem 8 números'],
      ['013109300', 'O CEP tem 8 números'],
      ['0131093a', 'O CEP tem 8 números'],
    ],
  ],
  [
    'a registration in São Paulo',
    stateRegistrationOf('SP'),
    [
      ['110.042.490.114', '110042490114'],
      ['p-01100424.3/002', 'P011004243002'],
      ['isento', 'ISENTO'],
      ['', required],
      ['110.042.490.115', 'Inscrição estadual inválida'],
      ['062.307.904/0081', 'Inscrição estadual inválida'],
    ],
  ],
  [
    'a registration in Minas Gerais',
    stateRegistrationOf('MG'),
    [
      ['062.307.904/0081', '0623079040081'],
      ['110.042.490.114', 'Inscrição estadual inválida'],
    ],
  ],
  [
    'a name',
    fullName,
    [
      ['  Ana Lima de Sá ', 'Ana Lima de Sá'],
      ['Ana Lima S', 'Ana Lima S'],
      ['', required],
      ['Ana Lima', 'Ana Lima'],
      ['Li Wu', 'Li Wu'],
      ['Maximiliana', 'Maximiliana'],
      ['Ana', 'O nome deve ter no mínimo 10 caracteres'],
      ['Ana L.', 'O nome deve ter no mínimo 10 caracteres'],
      ['Ana    \n   Lima', 'Valor inválido'],
    ],
  ],
  [
    'the responsible person of a company',
    responsible,
    [
      ['Bento Ramos', 'Bento Ramos'],
      ['Bento', 'O nome do responsável deve ter no mínimo 10 caracteres'],
      ['Ana Lima', 'O nome do responsável deve ter no mínimo 10 caracteres'],
    ],
  ],
  [
    'a birth date',
    pastBirthDate(today),
    [
      ['1990-02-28', '1990-02-28'],
      ['2026-11-21', '2026-11-21'],
      ['', required],
      ['2026-11-22', 'Data de nascimento inválida'],
      ['1899-12-31', 'Data de nascimento inválida'],
      ['2001-02-29', 'Data de nascimento inválida'],
      ['28/02/1990', 'Data de nascimento inválida'],
    ],
  ],
  [
    'an e-mail',
    email,
    [
      [' Ana@Exemplo.COM ', 'ana@exemplo.com'],
      ['', required],
      ['ana@', 'Email inválido'],
      ['ana@exemplo.com, bia@exemplo.com', 'Email inválido'],
      ['ana@exemplo.com\r\nBcc: bia@exemplo.com', 'Email inválido'],
    ],
  ],
];

describe.each(documents)('%s', (_, schema, cases) => {
  it.each(cases)('%j: %s', (typed, expected) => {
    expect(parse(schema, typed)).toBe(expected);
  });
});
