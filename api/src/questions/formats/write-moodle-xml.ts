import { plainText } from '@sabia/domain/rich-text.ts';
import {
  categoryPath,
  decimal,
  writeEach,
  type ExportedQuestion,
  type ExportExtras,
  type ReportSimplified,
} from './exported-question.ts';
import { moodleAnswers } from './moodle-answers.ts';
import { cdata, richWriter, type WriteRich } from './moodle-elements.ts';

/** The questions as a Moodle XML file with embedded media. */
export function writeMoodleXml(
  questions: readonly ExportedQuestion[],
  { media = [], losses = [] }: ExportExtras = {},
): string {
  const rich = richWriter(media);
  const each = writeEach(questions, (question, simplify) =>
    writeQuestion(question, rich, simplify),
  );
  const comments = [...losses, ...each.losses].map(
    (loss) => `<!-- ${loss.replaceAll('--', '- -')} -->\n`,
  );
  let category: string | null = null;
  const items = each.written.map(({ question, text }) => {
    if (question.category === category) return text;
    ({ category } = question);
    const path = cdata(categoryPath(category));
    return `  <question type="category"><category><text>${path}</text></category></question>\n${text}`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comments.join('')}<quiz>\n${items.join('')}</quiz>\n`;
}

function writeQuestion(
  question: ExportedQuestion,
  rich: WriteRich,
  simplify: ReportSimplified,
): string {
  const { name, statement, explanation, code, tags } = question;
  const { type, text = statement, inside } = moodleAnswers(question, rich, simplify);
  const idnumber = code ? `    <idnumber>${cdata(code)}</idnumber>\n` : '';
  const listed = tags.map((tag) => `<tag><text>${cdata(tag)}</text></tag>`).join('');
  const given = name
    ? `<name><text>${cdata(name)}</text></name>`
    : `<name generated="true"><text>${cdata(nameOf(statement))}</text></name>`;
  return `  <question type="${type}">
    ${given}
    <questiontext format="html">${rich(text)}</questiontext>
    <generalfeedback format="html">${rich(explanation ?? '')}</generalfeedback>
    <defaultgrade>${decimal(question.weight ?? 1)}</defaultgrade>
${idnumber}${inside}${listed && `    <tags>${listed}</tags>\n`}  </question>\n`;
}

/** The name by which Moodle lists a question without a name of its own. */
const nameOf = (statement: string): string => plainText(statement).slice(0, 80).trim() || 'Questão';
