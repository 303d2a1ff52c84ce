/** Texts are HTML without their paragraphs. */
export type DemoQuestion = {
  statement: string;
  alternatives: string[];
  /** Index of the correct alternative, from 0. */
  right: number;
  explanation: string;
};

/** The input of the factories. */
export interface GivenQuestion {
  statement: string;
  alternatives: { text: string; isCorrect: boolean }[];
  explanation: string | null;
}

export const asGiven = ({
  statement,
  alternatives,
  right,
  explanation,
}: DemoQuestion): GivenQuestion => ({
  statement: paragraph(statement),
  explanation: paragraph(explanation),
  alternatives: alternatives.map((text, index) => ({
    text: paragraph(text),
    isCorrect: index === right,
  })),
});

/** Code is a block below its sentence. */
const paragraph = (html: string) => html.replace(/^(.*?)(<pre>.*)?$/s, '<p>$1</p>$2');
