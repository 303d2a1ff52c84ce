/** A part of a question: its rich text, words about it, and whether it is a right choice. */
export interface KeyLine {
  html: string;
  note: string;
  isRight: boolean;
}

export const partLine = (html: string, note: string, isRight = false): KeyLine => ({
  html,
  note,
  isRight,
});

export const wordsLine = (note: string): KeyLine => partLine('', note);
