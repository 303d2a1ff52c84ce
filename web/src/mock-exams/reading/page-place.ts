/** The place of a photograph among the chosen ones, or of a page in its PDF file. */
export interface PagePlace {
  of: 'foto' | 'página';
  number: number;
  all: number;
  /** The name of the PDF file if there are other files; otherwise null. */
  file: string | null;
}

/** The limits of one PDF file (product.md MOCK39). */
export const pdfLimits = { pages: 200, bytes: 200_000_000 };
