import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import { cardOptions, type CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import type { SealedContent } from '@sabia/domain/mock-exams/sealed-exam.ts';
import type { Question } from '@sabia/domain/questions/question.ts';

/** A sealed exam that was opened, with its media in the texts. */
export interface OpenedExam {
  title: string;
  timeLimitMs: number | null;
  firstQuestion: number;
  /** Those with a line on the answer card, in its order. */
  questions: Question[];
  /** They are written on essay sheets. */
  essays: Question[];
}

/** The content for a person, whose extra time is part of the time limit (product.md A15). */
export function openedExam(
  { questions, media, ...content }: SealedContent,
  { extraTimePercent }: { extraTimePercent: number },
): OpenedExam {
  const { timeLimitMinutes } = content;
  const shown = questions.map((question) => withMedia(question, media));
  return {
    title: content.title,
    timeLimitMs:
      timeLimitMinutes === null
        ? null
        : (timeLimitMinutes + extraMinutes({ timeLimitMinutes, extraTimePercent })) * 60_000,
    firstQuestion: content.firstQuestion,
    questions: shown.filter(({ task }) => !task),
    essays: shown.filter(({ task }) => task),
  };
}

/** The texts of a question with its images and recordings in them: the device has no files. */
function withMedia(question: Question, media: SealedContent['media']): Question {
  const filled = (html: string) =>
    Object.entries(media).reduce(
      (text, [src, data]) => text.replaceAll(`"${src}"`, `"${data}"`),
      html,
    );
  return {
    ...question,
    statement: filled(question.statement),
    alternatives: question.alternatives.map((alternative) => ({
      ...alternative,
      text: filled(alternative.text),
    })),
  };
}

type Lines = Pick<OpenedExam, 'questions' | 'firstQuestion'>;

/** The chosen alternatives by the ids of questions. */
export const chosenIn = (
  { questions, firstQuestion }: Lines,
  answers: Readonly<Record<string, CardOption>>,
): Map<string, string> =>
  new Map(
    questions.flatMap(({ id, alternatives }, at) => {
      const option = answers[firstQuestion + at];
      const chosen = option && alternatives[cardOptions.indexOf(option)];
      return chosen ? [[id, chosen.id] as const] : [];
    }),
  );

/** The line of a question, and the option of one of its alternatives; null without one. */
export function lineOf(
  { questions, firstQuestion }: Lines,
  questionId: string,
  alternativeId: string | null,
): { question: number; option: CardOption | null } {
  const at = questions.findIndex(({ id }) => id === questionId);
  const place = questions[at]?.alternatives.findIndex(({ id }) => id === alternativeId) ?? -1;
  return { question: firstQuestion + at, option: cardOptions[place] ?? null };
}
