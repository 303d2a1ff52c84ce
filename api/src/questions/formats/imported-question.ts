import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';

/** The line at which a question begins in its file, and its title there. */
export interface SourceLocation {
  line: number;
  title: string | null;
}

/** An image inside the file. Texts refer to it by `placeholder` until it has been stored. */
export interface ImportedImage {
  placeholder: string;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface ImportedQuestion extends SourceLocation {
  draft: {
    statement: string;
    explanation: string | null;
    videoQuestionUrl: null;
    alternatives: { text: string; isCorrect: boolean }[];
  };
  images: ImportedImage[];
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
