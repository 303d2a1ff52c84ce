import {
  expectedLabel,
  type ExpectedValues,
  lineOfExpected,
  richTextOfExpected,
} from '../edited-expected.ts';
import type { EditedTask } from '../edited-kind.ts';

interface OpenTextValues extends ExpectedValues {
  maxLength: number | string;
}

export const maxLengthLabel = 'Limite de caracteres';

export const editedOpenText: EditedTask<'OPEN_TEXT', OpenTextValues> = {
  hint: 'O aluno escreve um texto, e uma pessoa corrige.',
  blank: () => ({ maxLength: 5000, expected: '' }),
  toApi: ({ task: { maxLength, expected } }) => ({
    task: { maxLength: Number(maxLength) || undefined },
    answerKey: { expected: expected || null },
  }),
  fromApi: ({ maxLength }, { expected }) => ({ maxLength, expected: expected ?? '' }),
  labels: () => ({ 'task.maxLength': maxLengthLabel, 'task.expected': expectedLabel }),
  richTexts: richTextOfExpected,
  keyLines: (_task, key) => lineOfExpected(key),
};
