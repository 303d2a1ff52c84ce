import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';
import type { QuestionMetadata } from '@sabia/domain/questions/question-metadata.ts';
import type { QuestionDraft } from '@sabia/domain/questions/question.ts';

/** The line at which a question begins in its file, and its title there. */
export interface SourceLocation {
  line: number;
  title: string | null;
}

/** An image or audio inside the file. Texts refer to it by `placeholder` until it has been stored. */
export interface ImportedMedium {
  placeholder: string;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A question as it is stored, its parts under ids of their own. */
export type ImportedDraft = Pick<QuestionDraft, 'kind' | 'statement' | 'alternatives'> & {
  explanation: string | null;
  videoQuestionUrl: null;
  weight?: number;
  /** Null for a question of the kind SINGLE_CHOICE. */
  task: NonNullable<QuestionDraft['task']> | null;
  answerKey: NonNullable<QuestionDraft['answerKey']> | null;
};

export type ImportedMetadata = Pick<QuestionMetadata, 'name' | 'code' | 'tags'>;

export interface ImportedQuestion extends SourceLocation {
  draft: ImportedDraft;
  metadata: ImportedMetadata;
  /** The names of its category and those around it, the outermost first; empty without a category. */
  category: string[];
  media: ImportedMedium[];
}

/** Every question of a file is either in `questions` or in a problem with the reason for its refusal. */
export interface ReadQuestions {
  questions: ImportedQuestion[];
  problems: ImportProblem[];
}

/** A question that can't be imported. The message is the reason, in Portuguese, for the administrator. */
export class QuestionRefused extends Error {}

/** Reports, in Portuguese, a part of a question that the import loses. */
export type ReportLoss = (reason: string) => void;

export type QuestionReport = ReturnType<typeof startReport>;

/** Collects the questions and problems of a file while it is read. */
export function startReport() {
  const questions: ImportedQuestion[] = [];
  const problems: ImportProblem[] = [];
  const say = (place: SourceLocation, severity: ImportProblem['severity'], reason: string) => {
    problems.push({ line: place.line, title: place.title, severity, reason });
  };
  return {
    read: { questions, problems } satisfies ReadQuestions,
    change: (place: SourceLocation, reason: string) => say(place, 'changed', reason),
    refuse: (place: SourceLocation, reason: string) => say(place, 'refused', reason),

    /** Adds a question, or refuses it; the losses of a refused question are not reported. */
    take(
      { line, title }: SourceLocation,
      read: (say: ReportLoss) => Omit<ImportedQuestion, keyof SourceLocation>,
    ): void {
      const changes = new Set<string>();
      try {
        questions.push({ line, title, ...read((reason) => changes.add(reason)) });
        for (const reason of changes) say({ line, title }, 'changed', reason);
      } catch (error) {
        if (!(error instanceof QuestionRefused)) throw error;
        say({ line, title }, 'refused', error.message);
      }
    },
  };
}
