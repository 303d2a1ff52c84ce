/** The current version of a question, for an export. */
export interface ExportedQuestion {
  statement: string;
  explanation: string | null;
  alternatives: { text: string; isCorrect: boolean }[];
}

/** An image; the texts of the questions refer to it by `src`. */
export interface ExportedImage {
  src: string;
  name: string;
  bytes: Buffer;
}
