import {
  expectedLabel,
  type ExpectedValues,
  lineOfExpected,
  richTextOfExpected,
} from '../edited-expected.ts';
import type { EditedTask } from '../edited-kind.ts';

interface FileValues extends ExpectedValues {
  maxFiles: number | string;
}

export const maxFilesLabel = 'Quantidade de arquivos';

export const editedFile: EditedTask<'FILE', FileValues> = {
  hint: 'O aluno envia imagens, como a foto da folha, e uma pessoa corrige.',
  blank: () => ({ maxFiles: 1, expected: '' }),
  toApi: ({ task: { maxFiles, expected } }) => ({
    task: { maxFiles: Number(maxFiles) || undefined },
    answerKey: { expected: expected || null },
  }),
  fromApi: ({ maxFiles }, { expected }) => ({ maxFiles, expected: expected ?? '' }),
  labels: () => ({ 'task.maxFiles': maxFilesLabel, 'task.expected': expectedLabel }),
  richTexts: richTextOfExpected,
  keyLines: (_task, key) => lineOfExpected(key),
};
