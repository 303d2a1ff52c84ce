import { questionDraft } from '@sabia/domain/questions/question.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { storedParts } from '../stored-parts.ts';
import { explanationOf, type SourceExplanation } from './explanation.ts';
import type { MediaStore } from './media-store.ts';
import { importedMetadata, type SourceMetadata } from './imported-metadata.ts';
import {
  QuestionRefused,
  type ImportedDraft,
  type ImportedQuestion,
  type ReportLoss,
  type SourceLocation,
} from './imported-question.ts';
import { asBlocks, importedText } from './imported-text.ts';
import { takeMatching, takeOrdering } from './source-arrangements.ts';
import type { Asked, Rich, Taken } from './source-answers.ts';
import { takeChoice } from './source-choice.ts';
import { takeGaps } from './source-gaps.ts';
import { takeFile, takeNumber, takeOpenText, takeShortText } from './source-responses.ts';
import type { SourceText } from './source-text.ts';
import { withoutNumber } from './statement-number.ts';

/** A question of another program; every format is read into this shape. */
export interface SourceQuestion extends SourceExplanation {
  statement: SourceText;
  asked: Asked;
  /** Embedded files that all its texts may refer to, besides their own. */
  files?: SourceText['files'];
  metadata?: SourceMetadata;
  weight?: number;
  category?: string[];
}

const noMetadata: SourceMetadata = { name: null, code: null, tags: [] };

/** Converts to a question of Sabiá; throws `QuestionRefused` with the reason. */
export function toQuestion(
  source: SourceQuestion,
  media: MediaStore,
  say: ReportLoss,
): Omit<ImportedQuestion, keyof SourceLocation> {
  const rich: Rich = (text) => importedText({ files: source.files, ...text }, media, say);
  const statement = withoutNumber(rich(source.statement));
  const { comments, ...answers } = take(source.asked, rich, say);
  if (isBlankRichText(statement)) throw new QuestionRefused('O enunciado está vazio.');
  const draft = fitting({
    statement: source.statement.format === 'html' ? statement : asBlocks(statement),
    explanation: explanationOf(source, comments, rich),
    videoQuestionUrl: null,
    ...answers,
  });
  const { weight } = source;
  return {
    draft: weight === undefined || weight === 1 ? draft : { ...draft, weight },
    metadata: importedMetadata(source.metadata ?? noMetadata, say),
    category: source.category ?? [],
    media: media.media,
  };
}

function take(asked: Asked, rich: Rich, say: ReportLoss): Taken {
  switch (asked.kind) {
    case 'CHOICE':
      return takeChoice(asked, rich, say);
    case 'NUMBER':
      return takeNumber(asked, say);
    case 'SHORT_TEXT':
      return takeShortText(asked, say);
    case 'MATCHING':
      return takeMatching(asked, rich);
    case 'ORDERING':
      return takeOrdering(asked, rich);
    case 'GAPS':
      return takeGaps(asked, rich);
    case 'OPEN_TEXT':
      return takeOpenText(asked, rich);
    case 'FILE':
      return takeFile(asked, rich);
  }
}

/** The draft with ids of its own, or a refusal with the first limit that it breaks. */
function fitting(
  draft: Omit<ImportedDraft, 'task' | 'answerKey'> & Pick<Taken, 'task' | 'answerKey'>,
) {
  const read = questionDraft.safeParse(draft);
  if (read.success) {
    const { task = null, answerKey = null } = read.data;
    const stored = storedParts(task, answerKey);
    return { ...draft, task: stored.task ?? null, answerKey: stored.answerKey ?? null };
  }
  const [issue] = read.error.issues;
  throw new QuestionRefused(
    issue?.code === 'too_big' && issue.origin === 'string'
      ? 'Um dos textos é longo demais.'
      : `A questão não cabe nos limites daqui: ${issue?.message ?? 'algo falta'}.`,
  );
}
