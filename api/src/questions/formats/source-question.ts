import { questionDraft } from '@sabia/domain/questions/question.ts';
import { isBlankRichText, plainText } from '@sabia/domain/rich-text.ts';
import type { ImageShelf } from './image-shelf.ts';
import { Untakable, type ImportedQuestion, type Place, type Say } from './imported-question.ts';
import { asBlocks, escapeHtml, importedText } from './imported-text.ts';
import type { SourceText } from './source-text.ts';

export interface SourceAlternative {
  text: SourceText;
  /** The share of the points that it earns, in percent: 100 is right, less than 0 takes points away. */
  share: number;
  feedback: SourceText | null;
}

/** A multiple choice as other programs know it: whatever the format, it is taken in one way. */
export interface SourceQuestion {
  statement: SourceText;
  alternatives: SourceAlternative[];
  explanation: SourceText | null;
  /** What Moodle says after any right or wrong answer. */
  whenRight?: SourceText | null;
  whenWrong?: SourceText | null;
  /** What all its texts may show, beside what came with each. */
  files?: SourceText['files'];
}

type Taken = Omit<ImportedQuestion, keyof Place>;

/** Makes a question of ours, or throws why it can't be one. */
export function takeQuestion(source: SourceQuestion, images: ImageShelf, say: Say): Taken {
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
  if (!questionDraft.safeParse(draft).success) throw new Untakable('Um dos textos é longo demais.');
  return { draft, images: images.images };
}

/** An alternative of nothing but tags, in plain words, means their names: which one makes a link? */
const nameOfTag = ({ text, format }: SourceText, html: string): string =>
  format === 'moodle' && isBlankRichText(html) ? escapeHtml(text.trim()) : html;

function theRightOne(alternatives: SourceAlternative[], say: Say): SourceAlternative {
  const right = alternatives.filter(({ share }) => share >= 100);
  const partly = alternatives.filter(({ share }) => share > 0 && share < 100);
  if (right.length > 1 || (right.length === 0 && partly.length > 1)) {
    throw new Untakable('Mais de uma alternativa está certa; aqui só uma pode estar.');
  }
  const [only] = right;
  if (!only) throw new Untakable('Nenhuma alternativa vale todos os pontos da questão.');
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
  if (isBlankRichText(statement)) throw new Untakable('O enunciado está vazio.');
  if (alternatives.length < 2) {
    throw new Untakable('Há uma só alternativa; são precisas pelo menos 2.');
  }
  if (alternatives.length > 10) {
    throw new Untakable(`Há ${alternatives.length} alternativas; cabem no máximo 10.`);
  }
  const blank = alternatives.findIndex(({ text }) => isBlankRichText(text));
  if (blank >= 0) throw new Untakable(`A ${blank + 1}ª alternativa está vazia.`);
}

/**
 * All that was to be said after an answer, in one text: the general explanation, what was said of the
 * right alternative, then of each wrong one by its name. One text alone stays as it is.
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

/** A comment under the words that it is about. */
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
