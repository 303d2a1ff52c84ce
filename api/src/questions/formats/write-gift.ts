import { mediaTypes } from '@sabia/domain/courses/course-file.ts';
import { portableFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import {
  categoryPath,
  writeEach,
  type ExportedMedium,
  type ExportedQuestion,
  type ExportExtras,
  type ReportSimplified,
} from './exported-question.ts';
import { giftAnswers } from './gift-answers.ts';
import { replaceMediaAddresses } from './media-addresses.ts';
import { escapeGift } from './gift-escapes.ts';

/** The questions as a GIFT file; images and audio are data URLs in the texts. */
export function writeGift(
  questions: readonly ExportedQuestion[],
  { media = [], losses = [] }: ExportExtras = {},
): string {
  const data = new Map(media.map((medium) => [medium.src, dataAddress(medium)]));
  const html = (text: string) =>
    `[html]${escapeGift(replaceMediaAddresses(portableFormulas(text), (src) => data.get(src) ?? src))}`;
  const each = writeEach(questions, (question, simplify) =>
    writeQuestion(question, html, simplify),
  );
  const comments = [...losses, ...each.losses].map((loss) => `// ${loss}`);
  let category: string | null = null;
  const items = each.written.flatMap(({ question, text }) => {
    if (question.category === category) return [text];
    ({ category } = question);
    return [`$CATEGORY: ${categoryPath(category)}`, text];
  });
  return [...(comments.length > 0 ? [comments.join('\n')] : []), ...items].join('\n\n') + '\n';
}

function writeQuestion(
  question: ExportedQuestion,
  html: (text: string) => string,
  simplify: ReportSimplified,
): string {
  const { name, explanation } = question;
  const answers = giftAnswers(question, html, simplify);
  const feedback = explanation ? `\t####${html(explanation)}\n` : '';
  const title = name ? `::${escapeGift(name)}::` : '';
  return `${marks(question)}${title}${answers.before}{${answers.answers}${feedback}}${answers.after}`;
}

/** Code and tags, as Moodle writes them. */
function marks({ code, tags }: ExportedQuestion): string {
  const mark = (kind: string, value: string) => `[${kind}:${value.replaceAll(']', '\\]')}]`;
  const all = [...(code ? [mark('id', code)] : []), ...tags.map((tag) => mark('tag', tag))];
  return all.length > 0 ? `// ${all.join(' ')}\n` : '';
}

const dataAddress = ({ name, bytes }: ExportedMedium): string =>
  `data:${mediaTypes[name.slice(name.lastIndexOf('.') + 1)]};base64,${bytes.toString('base64')}`;
