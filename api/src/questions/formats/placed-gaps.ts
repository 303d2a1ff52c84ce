import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { plainWordsIn, wordsOf } from './moodle-text.ts';
import { partStatement } from './source-gaps.ts';
import type { SourceQuestion } from './source-question.ts';
import type { SourceText } from './source-text.ts';
import { childOf, type XmlElement } from './xml-element.ts';

/**
 * Gaps whose options stand below the text: `[[2]]` is the place of the second option, and the options of its group are
 * offered there. A learner may choose an option several times here.
 */
export function placedGaps(
  choices: XmlElement[],
  statement: SourceText,
  say: ReportLoss,
): Pick<SourceQuestion, 'statement' | 'asked'> {
  const options = choices.map((choice) => ({
    label: plainWordsIn(choice),
    group: wordsOf(childOf(choice, 'group')) || '1',
  }));
  const gaps: { options: string[]; accepted: string[] }[] = [];
  const text = statement.text.replace(/\[\[(\d+)\]\]/g, (_, number: string) => {
    const right = options[Number(number) - 1];
    if (!right) throw new QuestionRefused(`A lacuna [[${number}]] não tem opção.`);
    const group = options.filter((option) => option.group === right.group);
    gaps.push({ options: [...new Set(group.map(({ label }) => label))], accepted: [right.label] });
    return `[[${gaps.length}]]`;
  });
  if (gaps.length === 0) throw new QuestionRefused('O texto não tem lacunas.');
  const parts = partStatement({ ...statement, text }, say);
  return {
    statement: parts.statement,
    asked: { kind: 'GAPS', text: parts.text, gaps, ignoresCase: true },
  };
}
