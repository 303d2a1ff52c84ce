import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';

/** Where a question begins in its file, and what it is called there. */
export interface Place {
  line: number;
  title: string | null;
}

/** An image that came within the file. Texts show it at `placeholder` until it has been stored. */
export interface ImportedImage {
  placeholder: string;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface ImportedQuestion extends Place {
  draft: {
    statement: string;
    explanation: string | null;
    videoQuestionUrl: null;
    alternatives: { text: string; isCorrect: boolean }[];
  };
  images: ImportedImage[];
}

/** Every question of a file is in `questions`, or in a problem that says why it was refused. */
export interface ReadQuestions {
  questions: ImportedQuestion[];
  problems: ImportProblem[];
}

/** A question that can't be taken, with the reason for the person who brought the file. */
export class Untakable extends Error {}

/** Says what of a question could not be kept. */
export type Say = (reason: string) => void;

/** The report of a file while it is read. */
export function startReport() {
  const questions: ImportedQuestion[] = [];
  const problems: ImportProblem[] = [];
  const say = (place: Place, severity: ImportProblem['severity'], reason: string) => {
    problems.push({ line: place.line, title: place.title, severity, reason });
  };
  return {
    read: { questions, problems } satisfies ReadQuestions,
    change: (place: Place, reason: string) => say(place, 'changed', reason),
    refuse: (place: Place, reason: string) => say(place, 'refused', reason),

    /** Takes a question whole, or refuses it: what was said of one that is refused says no more. */
    take({ line, title }: Place, read: (say: Say) => Omit<ImportedQuestion, keyof Place>): void {
      const changes = new Set<string>();
      try {
        questions.push({ line, title, ...read((reason) => changes.add(reason)) });
        for (const reason of changes) say({ line, title }, 'changed', reason);
      } catch (error) {
        if (!(error instanceof Untakable)) throw error;
        say({ line, title }, 'refused', error.message);
      }
    },
  };
}
