import { questionDraft } from '@sabia/domain/questions/question.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import {
  QuestionRefused,
  type ImportedMedium,
  type ImportedQuestion,
  type QuestionReport,
  type ReportLoss,
  type SourceLocation,
} from './imported-question.ts';
import { asBlocks, importedText } from './imported-text.ts';
import type { MediaStore } from './media-store.ts';
import type { SourceText } from './source-text.ts';

type Read = Omit<ImportedQuestion, keyof SourceLocation>;

interface SharedText {
  place: SourceLocation;
  html: string;
  media: readonly ImportedMedium[];
  questionsQtd: number;
}

/** Characters of all repetitions: a short file of many questions must not become a very long one. */
const mostRepeated = 5_000_000;

/**
 * The texts of a file that belong to the questions behind them, up to the next one or the next category: descriptions of Moodle,
 * items of GIFT without answers. Each of these questions gets the text before its statement, so that it can be drawn and moved
 * alone.
 */
export function createSharedTexts(report: QuestionReport) {
  let current: SharedText | null = null;
  let repeated = 0;

  function end(): void {
    if (current?.questionsQtd === 0)
      report.refuse(
        current.place,
        'É um texto sem respostas, e nenhuma questão vem depois dele nesta categoria.',
      );
    else if (current) report.change(current.place, repetition(current.questionsQtd));
    current = null;
  }

  return {
    /** Ends the text before it. */
    begin(place: SourceLocation, media: MediaStore, read: (say: ReportLoss) => SourceText): void {
      end();
      const losses = new Set<string>();
      try {
        const text = importedText(
          read((reason) => losses.add(reason)),
          media,
          (reason) => losses.add(reason),
        );
        if (isBlankRichText(text)) throw new QuestionRefused('O texto está vazio.');
        current = { place, html: asBlocks(text), media: media.media, questionsQtd: 0 };
        for (const reason of losses) report.change(place, reason);
      } catch (error) {
        if (!(error instanceof QuestionRefused)) throw error;
        report.refuse(place, error.message);
      }
    },

    /** The question with the text before its statement. */
    put(question: Read): Read {
      if (!current) return question;
      repeated += current.html.length;
      if (repeated > mostRepeated)
        throw new QuestionRefused(
          'O texto comum, repetido em cada questão, não cabe mais: divida o arquivo.',
        );
      const statement = current.html + asBlocks(question.draft.statement);
      if (!questionDraft.shape.statement.safeParse(statement).success)
        throw new QuestionRefused('O enunciado fica longo demais com o texto comum.');
      current.questionsQtd += 1;
      return {
        ...question,
        draft: { ...question.draft, statement },
        media: [...current.media, ...question.media],
      };
    },

    end,
  };
}

const repetition = (questionsQtd: number) =>
  questionsQtd === 1
    ? 'O texto comum entra no começo de 1 questão.'
    : `O texto comum entra repetido no começo de ${questionsQtd} questões.`;
