/** How a text of a question was written. `moodle`: plain words that may hold HTML tags. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

/** A text as a file has it. */
export interface SourceText {
  text: string;
  format: TextFormat;
  /** The files that came with it, by the path that its links name. */
  files?: ReadonlyMap<string, AttachedFile>;
}

export interface AttachedFile {
  name: string;
  base64: string;
}
