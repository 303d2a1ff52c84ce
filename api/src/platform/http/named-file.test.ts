import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { NamedFile } from './named-file.ts';

const disposition = (title: string) =>
  new NamedFile(Buffer.alloc(0), { title, ending: 'ics' }).disposition;

it.each([
  ['Planilhas ao vivo', 'Planilhas ao vivo.ics', 'Planilhas ao vivo.ics'],
  ['Física: óptica e “lentes”', 'Física óptica e “lentes”.ics', 'Fisica optica e lentes.ics'],
  ['../../etc/passwd', 'etc passwd.ics', 'etc passwd.ics'],
  ['a"; filename=b.exe\r\nX-Evil: 1', 'a ; filename=b.exe X-Evil 1.ics', undefined],
  ['100% %41', '100% %41.ics', undefined],
  ['Ñandéva Ĩxỹ 🌿', 'Ñandéva Ĩxỹ 🌿.ics', 'Nandeva Ixy.ics'],
  ['数学', '数学.ics', 'ics.ics'],
  [' ... ', 'ics.ics', 'ics.ics'],
  [`${'a'.repeat(79)}🌿`, `${'a'.repeat(79)}.ics`, `${'a'.repeat(79)}.ics`],
  ['a'.repeat(200), `${'a'.repeat(80)}.ics`, `${'a'.repeat(80)}.ics`],
])('the title %j is the name %j of a file', (title, name, plain = name) => {
  const written = disposition(title);
  expect(written).toMatch(/^[ -~]+$/);
  expect(parse(written)).toMatchObject({ type: 'inline', parameters: { filename: name } });
  expect(parse(written, { extended: false }).parameters['filename']).toBe(plain);
});
