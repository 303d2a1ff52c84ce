/** The format of a question's text. `moodle` is plain text that may contain HTML tags. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

/** A text as it stands in the imported file. */
export interface SourceText {
  text: string;
  format: TextFormat;
  /** The embedded files, by the path in its links. */
  files?: ReadonlyMap<string, AttachedFile>;
}

export interface AttachedFile {
  name: string;
  base64: string;
}
