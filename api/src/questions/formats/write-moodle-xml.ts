import { plainText } from '@sabia/domain/rich-text.ts';
import { portableFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import { keepable } from './decode-text.ts';
import {
  type ExportedImage,
  type ExportedQuestion,
  type ExportExtras,
  leftOutWords,
} from './exported-question.ts';

/** The questions as a Moodle XML file with embedded images. */
export function writeMoodleXml(
  questions: readonly ExportedQuestion[],
  { images = [], leftOutQtd }: ExportExtras = {},
): string {
  const bySrc = new Map(images.map((image) => [image.src, image]));
  const written = questions.map((question) => writeQuestion(question, bySrc));
  const leftOut = leftOutWords(leftOutQtd);
  const comment = leftOut ? `<!-- ${leftOut} -->\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comment}<quiz>\n${written.join('')}</quiz>\n`;
}

type Images = ReadonlyMap<string, ExportedImage>;

function writeQuestion(
  { statement, alternatives, explanation }: ExportedQuestion,
  images: Images,
): string {
  const answers = alternatives.map(
    ({ text, isCorrect }) =>
      `    <answer fraction="${isCorrect ? 100 : 0}" format="html">${rich(text, images)}</answer>\n`,
  );
  return `  <question type="multichoice">
    <name><text>${cdata(nameOf(statement))}</text></name>
    <questiontext format="html">${rich(statement, images)}</questiontext>
    <generalfeedback format="html">${rich(explanation ?? '', images)}</generalfeedback>
    <defaultgrade>1</defaultgrade>
    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>abc</answernumbering>
${answers.join('')}  </question>\n`;
}

/** The name by which Moodle lists the question. */
const nameOf = (statement: string): string => plainText(statement).slice(0, 80).trim() || 'Questão';

/** A text with the files of its images. */
function rich(html: string, images: Images): string {
  const shown = new Map<string, ExportedImage>();
  const text = portableFormulas(html).replace(/(?<=<img\s[^<>]*src=")[^"]*/g, (src) => {
    const image = images.get(src);
    if (!image) return src;
    shown.set(src, image);
    return `@@PLUGINFILE@@/${encodeURIComponent(image.name)}`;
  });
  const files = [...shown.values()].map(
    ({ name, bytes }) =>
      `<file name="${attribute(name)}" path="/" encoding="base64">${bytes.toString('base64')}</file>`,
  );
  return `<text>${cdata(text)}</text>${files.join('')}`;
}

const cdata = (text: string): string =>
  `<![CDATA[${keepable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const attribute = (text: string): string =>
  keepable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
