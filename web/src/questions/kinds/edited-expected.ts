import { type KeyLine, partLine } from './key-line.ts';

/** The expected answer of a task that a person grades. */
export interface ExpectedValues {
  expected: string;
}

export const expectedLabel = 'O que se espera';

export const richTextOfExpected = ({ expected }: ExpectedValues) => ({ 'task.expected': expected });

export const lineOfExpected = ({ expected }: { expected: string | null }): KeyLine[] =>
  expected ? [partLine(expected, '(resposta esperada)')] : [];
