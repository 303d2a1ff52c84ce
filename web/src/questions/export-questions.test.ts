import { importFileLimit } from '@sabia/domain/questions/question-import.ts';
import { expect, it } from 'vitest';
import { tooLargeToImport } from './export-questions.ts';

it('says of an exported file that the school can not import it again', () => {
  expect(tooLargeToImport(importFileLimit)).toEqual([]);
  expect(tooLargeToImport(60 * 1024 * 1024).join()).toContain(
    'O arquivo tem 60 MB. A importação daqui lê até 32 MB',
  );
});
