/** A question as it is exported: its current version. */
export interface ExportedQuestion {
  statement: string;
  explanation: string | null;
  alternatives: { text: string; isCorrect: boolean }[];
}

/** An image that the questions show at `src`. */
export interface ExportedImage {
  src: string;
  name: string;
  bytes: Buffer;
}
