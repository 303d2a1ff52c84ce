/** Texts are HTML without their paragraphs. */
export type DemoQuestion = {
  statement: string;
  alternatives: string[];
  /** Which of them, the first being 0. */
  right: number;
  explanation: string;
};

/** As the factories take it. */
export const asGiven = ({ statement, alternatives, right, explanation }: DemoQuestion) => ({
  statement: paragraph(statement),
  explanation: paragraph(explanation),
  alternatives: alternatives.map((text, index) => ({
    text: paragraph(text),
    isCorrect: index === right,
  })),
});

/** Code stands below the sentence that it belongs to. */
const paragraph = (html: string) => html.replace(/^(.*?)(<pre>.*)?$/s, '<p>$1</p>$2');
