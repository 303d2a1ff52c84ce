import { questionDraft } from '@sabia/domain/questions/question.ts';
import { isBlankRichText, plainText } from '@sabia/domain/rich-text.ts';
import type { ImageStore } from './image-store.ts';
import {
  QuestionRefused,
  type ImportedQuestion,
  type SourceLocation,
  type ReportLoss,
} from './imported-question.ts';
import { asBlocks, escapeHtml, importedText } from './imported-text.ts';
import type { SourceText } from './source-text.ts';

export interface SourceAlternative {
  text: SourceText;
  /** The percentage of the points that the alternative earns: 100 is correct, a negative one subtracts. */
  share: number;
  feedback: SourceText | null;
}

/** A multiple-choice question of another program; every format is read into this shape. */
export interface SourceQuestion {
  statement: SourceText;
  alternatives: SourceAlternative[];
  explanation: SourceText | null;
  /** Moodle's feedback for any correct and any wrong answer. */
  whenRight?: SourceText | null;
  whenWrong?: SourceText | null;
  /** Embedded files that all its texts may refer to, besides their own. */
  files?: SourceText['files'];
}

type Taken = Omit<ImportedQuestion, keyof SourceLocation>;

/** Converts to a question of Sabiá; throws `QuestionRefused` with the reason. */
export function toQuestion(source: SourceQuestion, images: ImageStore, say: ReportLoss): Taken {
  const right = theRightOne(source.alternatives, say);
  const rich = (text: SourceText) => importedText({ files: source.files, ...text }, images, say);
  const statement = rich(source.statement);
  const alternatives = source.alternatives.map((alternative) => ({
    text: nameOfTag(alternative.text, rich(alternative.text)),
    isCorrect: alternative === right,
  }));
  refuseUnusable({ statement, alternatives });
  const draft = {
    statement: source.statement.format === 'html' ? statement : asBlocks(statement),
    explanation: explain(source, alternatives, rich),
    videoQuestionUrl: null,
    alternatives,
  };
  if (!questionDraft.safeParse(draft).success)
    throw new QuestionRefused('Um dos textos é longo demais.');
  return { draft, images: images.images };
}

/** A plain text that is nothing but a tag means the tag's name: 'which tag makes a link?' */
const nameOfTag = ({ text, format }: SourceText, html: string): string =>
  format === 'moodle' && isBlankRichText(html) ? escapeHtml(text.trim()) : html;

function theRightOne(alternatives: SourceAlternative[], say: ReportLoss): SourceAlternative {
  const right = alternatives.filter(({ share }) => share >= 100);
  const partly = alternatives.filter(({ share }) => share > 0 && share < 100);
  if (right.length > 1 || (right.length === 0 && partly.length > 1)) {
    throw new QuestionRefused('Mais de uma alternativa está certa; aqui só uma pode estar.');
  }
  const [only] = right;
  if (!only) throw new QuestionRefused('Nenhuma alternativa vale todos os pontos da questão.');
  if (partly.length > 0)
    say('O acerto parcial de alternativas não foi mantido: só uma está certa.');
  if (alternatives.some(({ share }) => share < 0)) {
    say('O desconto de pontos por alternativa errada não foi mantido.');
  }
  return only;
}

function refuseUnusable({
  statement,
  alternatives,
}: Pick<Taken['draft'], 'statement' | 'alternatives'>) {
  if (isBlankRichText(statement)) throw new QuestionRefused('O enunciado está vazio.');
  if (alternatives.length < 2) {
    throw new QuestionRefused('Há uma só alternativa; são precisas pelo menos 2.');
  }
  if (alternatives.length > 10) {
    throw new QuestionRefused(`Há ${alternatives.length} alternativas; cabem no máximo 10.`);
  }
  const blank = alternatives.findIndex(({ text }) => isBlankRichText(text));
  if (blank >= 0) throw new QuestionRefused(`A ${blank + 1}ª alternativa está vazia.`);
}

/**
 * All feedback as one explanation: the general one, that of the correct alternative, then that of each
 * wrong alternative under its letter. A single text stays as it is.
 */
function explain(
  source: SourceQuestion,
  alternatives: Taken['draft']['alternatives'],
  rich: (text: SourceText) => string,
): string | null {
  const parts: string[] = [];
  const add = (text: SourceText | null | undefined, about = '') => {
    const html = text ? rich(text) : '';
    if (text && !isBlankRichText(html))
      parts.push(about ? headed(about, html) : plainlySet(html, text));
  };
  const comments = source.alternatives.map(({ feedback }, at) => ({
    feedback,
    ...alternatives[at],
  }));
  add(source.explanation);
  for (const { feedback, isCorrect } of comments) if (isCorrect) add(feedback);
  for (const { feedback, isCorrect, text } of comments) {
    if (!isCorrect) add(feedback, named(text ?? ''));
  }
  add(source.whenRight, 'Ao acertar');
  add(source.whenWrong, 'Ao errar');
  if (parts.length === 0) return null;
  return parts.length === 1 ? (parts[0] ?? null) : parts.map(asBlocks).join('');
}

const plainlySet = (html: string, { format }: SourceText) =>
  format === 'html' ? html : asBlocks(html);

/** A feedback under the text of its alternative. */
function headed(about: string, html: string): string {
  const blocks = asBlocks(html);
  const isOneParagraph = blocks === `<p>${html}</p>`;
  return isOneParagraph
    ? `<p><strong>${about}:</strong> ${html}</p>`
    : `<p><strong>${about}:</strong></p>${html}`;
}

function named(alternative: string): string {
  const words = plainText(alternative);
  const name = words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words || 'imagem';
  return escapeHtml(name);
}
