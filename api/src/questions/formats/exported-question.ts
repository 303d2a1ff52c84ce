/** The current version of a question, for an export. */
export interface ExportedQuestion {
  statement: string;
  explanation: string | null;
  alternatives: { text: string; isCorrect: boolean }[];
}

/** An image; the texts of the questions refer to it by `src`. */
/** The extras of a file besides its questions. */
export interface ExportExtras {
  images?: readonly ExportedImage[];
  /** Number of questions whose kind the file can't hold. */
  leftOutQtd?: number;
}

/** The sentence with which a file tells what it leaves out; null if that is nothing. */
export const leftOutWords = (leftOutQtd = 0): string | null =>
  leftOutQtd === 0
    ? null
    : leftOutQtd === 1
      ? 'Uma questão de outro tipo não está neste arquivo, que leva só escolha única.'
      : `${leftOutQtd} questões de outros tipos não estão neste arquivo, que leva só escolha única.`;

export interface ExportedImage {
  src: string;
  name: string;
  bytes: Buffer;
}
