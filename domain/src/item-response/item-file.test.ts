import { describe, expect, it } from 'vitest';
import { itemsFor, languagesOf } from './booklet.ts';
import { readItemFile } from './item-file.ts';

const headings =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';
const cells = (text: string) => text.split(';');
const row = (position: number, end: string) =>
  `${position};MT;${1000 + position};D;6;0;;2.64336;0.3311;0.17368;Azul;515${end}`;
const whole = Array.from({ length: 45 }, (_, at) => row(136 + at, ';;0'));

/** Reads rows of a file with the usual headings. */
const read = (rows: readonly string[], first = headings) =>
  readItemFile([first, ...rows].map(cells));
function readBooklets(rows: readonly string[]) {
  const file = read(rows);
  if (typeof file === 'string') throw new Error(file);
  return file;
}
/** The whole booklet with another row at its first position. */
const withFirst = (change: (fields: string[]) => void) => {
  const fields = cells(whole[0] ?? '');
  change(fields);
  return [fields.join(';'), ...whole.slice(1)];
};
const column = (name: string) => cells(headings).indexOf(name);
const withCell = (name: string, value: string) =>
  withFirst((fields) => void (fields[column(name)] = value));

describe('an item file', () => {
  it('has booklets with their items', () => {
    const { booklets, taken, skipped } = readBooklets(whole);
    expect({ taken, skipped }).toEqual({ taken: 45, skipped: [] });
    expect(booklets).toMatchObject([{ code: 515, area: 'MT', colour: 'AZUL', isAdapted: false }]);
    expect(booklets[0]?.items[0]).toEqual({
      position: 136,
      language: null,
      code: 1136,
      key: 'D',
      ability: 6,
      parameters: { a: 2.64336, b: 0.3311, c: 0.17368 },
    });
  });

  it('can have other columns in another order, empty lines, decimal commas and numbers like 5.0', () => {
    const [first = ''] = withCell('NU_PARAM_B', '-0,5');
    const fields = cells(first.replace(';6;', ';6.0;'));
    const turned = [...fields, 'outra'].toReversed().join(';');
    const rest = whole.slice(1).map((line) => [...cells(line), 'outra'].toReversed().join(';'));
    const file = read([turned, '', ...rest], [...cells(headings), 'OUTRA'].toReversed().join(';'));
    expect(file).toMatchObject({ taken: 45, skipped: [] });
    const item = typeof file === 'object' && file.booklets[0]?.items[0];
    expect(item).toMatchObject({ ability: 6, parameters: { b: -0.5 } });
  });

  it.each([
    ['abandoned', 'IN_ITEM_ABAN', '1', 'D'],
    ['annulled', 'TX_GABARITO', 'X', 'X'],
  ])('has %s items without parameters', (_, name, value, key) => {
    const rows = withFirst((fields) => {
      fields[column('NU_PARAM_A')] = '';
      fields[column('NU_PARAM_B')] = '';
      fields[column('NU_PARAM_C')] = '';
      fields[column(name)] = value;
    });
    const [booklet] = readBooklets(rows).booklets;
    expect(booklet?.items[0]).toMatchObject({ parameters: null, key });
  });

  it('has items by language choice', () => {
    const rows = [
      ...Array.from({ length: 5 }, (_, at) => row(at + 1, ';1.0;0')),
      ...Array.from({ length: 45 }, (_, at) => row(at + 1, at < 5 ? ';0.0;0' : ';;0')),
    ];
    const [booklet = { items: [] }] = readBooklets(rows).booklets;
    expect(booklet.items.slice(0, 2)).toMatchObject([
      { position: 1, language: 0 },
      { position: 1, language: 1 },
    ]);
    for (const language of [0, 1] as const) {
      expect(itemsFor(booklet, language).map(({ position }) => position)).toEqual(
        Array.from({ length: 45 }, (_, at) => at + 1),
      );
    }
  });

  it('of a digital exam has all items by language choice', () => {
    const rows = [0, 1].flatMap((language) =>
      Array.from({ length: 45 }, (_, at) => row(at + 1, `;;0;${language}.0`)),
    );
    const file = read(rows, `${headings};TP_VERSAO_DIGITAL`);
    const [booklet = { items: [] }] = typeof file === 'string' ? [] : file.booklets;
    expect(booklet.items).toHaveLength(90);
    expect(itemsFor(booklet, 1)).toHaveLength(45);
  });

  it.each([
    ['SG_AREA', 'XX', 'A área'],
    ['CO_POSICAO', 'a', 'A posição'],
    ['CO_PROVA', '-1', 'O código da prova'],
    ['TP_LINGUA', '2', 'A língua'],
  ])(
    'with %s = "%s": the row is skipped, and its question leaves the score',
    (name, value, text) => {
      const { booklets, taken, skipped, unreadable } = readBooklets(withCell(name, value));
      expect(skipped).toEqual([{ line: 2, reason: expect.stringContaining(text) }]);
      expect(taken).toBe(44);
      expect(unreadable).toEqual([
        { booklet: 515, position: 136, language: null, reason: expect.stringContaining('A linha') },
      ]);
      expect(booklets[0]?.items).toHaveLength(45);
      expect(booklets[0]?.items[0]).toMatchObject({ position: 136, code: null, parameters: null });
    },
  );

  it.each([
    ['IN_ITEM_ABAN', 'sim', 'O abandono'],
    ['NU_PARAM_A', '0', 'Os parâmetros'],
    ['NU_PARAM_A', '', 'Os parâmetros'],
    ['NU_PARAM_B', '1e3', 'Os parâmetros'],
    ['NU_PARAM_C', '1', 'Os parâmetros'],
    ['TX_GABARITO', 'F', 'O gabarito'],
  ])('with %s = "%s": the question leaves the score', (name, value, text) => {
    const { booklets, taken, skipped, unreadable } = readBooklets(withCell(name, value));
    expect({ taken, skipped }).toEqual({ taken: 45, skipped: [] });
    expect(unreadable).toEqual([
      { booklet: 515, position: 136, language: null, reason: expect.stringContaining(text) },
    ]);
    expect(booklets[0]?.items[0]).toMatchObject({ code: 1136, parameters: null });
  });

  it.each([
    ['CO_ITEM', '', { code: null }],
    ['CO_HABILIDADE', '31', { ability: null }],
    ['NU_PARAM_B', '61.05459', { parameters: { a: 2.64336, b: 61.05459, c: 0.17368 } }],
  ])('with %s = "%s": the question counts', (name, value, item) => {
    const { booklets, unreadable } = readBooklets(withCell(name, value));
    expect(unreadable).toEqual([]);
    expect(booklets[0]?.items[0]).toMatchObject({ key: 'D', ...item });
  });

  it('with the key X and parameters: the question is annulled and leaves the score', () => {
    const { booklets, unreadable } = readBooklets(withCell('TX_GABARITO', 'X'));
    expect(unreadable).toEqual([]);
    expect(booklets[0]?.items[0]).toMatchObject({ key: 'X', parameters: null });
  });

  it.each([
    ['without a colour', withCell('TX_COR', ''), []],
    ['of another colour', withCell('TX_COR', 'Rosa'), []],
    ['of another area', withCell('SG_AREA', 'CN'), [2]],
    ['twice', [...whole, whole[0] ?? ''], []],
    ['at a position of its own', [...whole, row(181, ';;0')], [47]],
  ])('with a row %s: the booklet is taken with the others', (_, rows, stray) => {
    const { booklets, skipped } = readBooklets(rows);
    expect(booklets).toMatchObject([{ code: 515, area: 'MT', colour: 'AZUL' }]);
    expect(booklets[0]?.items).toHaveLength(45);
    expect(skipped.map(({ line }) => line)).toEqual(stray);
  });

  it('with two questions at a position: none of them counts', () => {
    const other = (whole[3] ?? '').replace(';1139;', ';2000;');
    const { booklets, unreadable } = readBooklets([...whole, other]);
    expect(unreadable).toMatchObject([{ position: 139, reason: expect.stringContaining('duas') }]);
    expect(booklets[0]?.items).toHaveLength(45);
  });

  it('is numbered through 50 in 2017: English, Spanish, then the others', () => {
    const rows = Array.from({ length: 50 }, (_, at) =>
      row(at + 1, at < 5 ? ';0.0;0' : at < 10 ? ';1.0;0' : ';;0'),
    );
    const [booklet = { items: [] }] = readBooklets(rows).booklets;
    for (const language of [0, 1] as const) {
      expect(itemsFor(booklet, language).map(({ position }) => position)).toEqual(
        Array.from({ length: 45 }, (_, at) => at + 1),
      );
    }
    expect(itemsFor(booklet, 1).map(({ code }) => code)).toContain(1006);
  });

  it('can have one language only', () => {
    const rows = Array.from({ length: 45 }, (_, at) => row(at + 1, at < 5 ? ';0.0;0' : ';;0'));
    const [booklet = { items: [] }] = readBooklets(rows).booklets;
    expect(languagesOf(booklet)).toEqual([0]);
    expect(booklet.items).toHaveLength(45);
  });

  it.each([
    ['with six questions missing', whole.slice(6), '6 questões que não podem ser lidas'],
    ['cut off', whole.slice(0, 10), '35 questões que não podem ser lidas'],
    ['without a colour', whole.map((line) => line.replace('Azul', '')), 'não tem a cor'],
    [
      'in two versions',
      [...whole, ...whole.map((line) => line.replace(/;1(\d{3});D/, ';2$1;A'))],
      'duas versões com o mesmo código',
    ],
    [
      'without parameters',
      whole.map((line) => line.replace('2.64336;0.3311;0.17368', ';;')),
      'não tem parâmetros',
    ],
  ])('%s: the booklet is skipped', (_, rows, reason) => {
    const { booklets, skipped } = readBooklets(rows);
    expect(booklets).toEqual([]);
    expect(skipped).toHaveLength(rows.length);
    for (const one of skipped) expect(one.reason).toContain(reason);
  });

  it('takes the whole booklets beside others', () => {
    const other = whole.slice(0, 10).map((line) => line.replace(';515;', ';516;'));
    expect(readBooklets([...other, ...whole])).toMatchObject({ taken: 45 });
  });

  it.each([
    ['empty', [[]], 'falta CO_POSICAO'],
    ['without a column', [cells(headings.replace('CO_PROVA;', ''))], 'falta CO_PROVA na primeira'],
    [
      'too long',
      [cells(headings), ...Array.from({ length: 20_001 }, () => [''])],
      'passa de 20.000 linhas',
    ],
  ])('%s is refused', (_, rows, reason) => {
    expect(readItemFile(rows)).toContain(reason);
  });
});
