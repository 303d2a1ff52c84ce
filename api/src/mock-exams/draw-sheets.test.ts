import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colorOfSheet, essaySheetLayout } from '@sabia/domain/mock-exams/essay-sheet.ts';
import { afterAll, expect, it } from 'vitest';
import { drawSheets } from './draw-sheets.ts';
import { cardCodes } from './sign-card-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabia-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('ZBar reads the code of each printed sheet', async () => {
  const codes = cardCodes('secret of the school');
  const people = [1, 2, 3, 0].map((person) => ({
    event: 7,
    person,
    day: 1,
    color: colorOfSheet(0),
  }));
  const pdf = await drawSheets({
    schoolName: 'Cursinho da Vila',
    title: 'Simulado de novembro',
    layout: essaySheetLayout(),
    sheets: people.map((code) => ({
      person: code.person > 0 ? { name: `Pessoa ${code.person}`, className: '3º B' } : null,
      day: '1º dia',
      essay: 'Folha de redação',
      code: codes.textOf(code),
    })),
    createdAt: '2026-11-22T01:30:00.000Z',
  });
  const file = join(folder, 'sheets.pdf');
  writeFileSync(file, pdf);
  execFileSync('pdftoppm', ['-r', '110', '-png', '-gray', file, join(folder, 'page')]);
  const read = people.map((_, index) =>
    execFileSync('zbarimg', ['--quiet', '--raw', join(folder, `page-${index + 1}.png`)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  expect(read.map((text) => codes.verified(text.trim()))).toEqual(people);
}, 60_000);
