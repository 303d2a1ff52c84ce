/** A message of the page to the worker of PDF files: the file first, then the number of each page, from 1 on. */
export type ToPdfWorker =
  | { file: File; wasm: Readonly<Record<string, ArrayBuffer>> }
  | { page: number };

/** `code`: the code that opens PDF files is not on the device. */
export type PdfProblem = 'password' | 'broken' | 'code';

/** The answers of the worker, in the order of the messages. */
export type FromPdfWorker =
  | { opened: { pagesQtd: number } | { problem: PdfProblem } }
  /** null: the page can't be drawn. */
  | { drawn: ImageBitmap | null };
