import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { useMemo } from 'react';
import { ofNoExam } from '../exams/exam-ids.ts';
import { ClockFace } from './exam/TimeLeft.tsx';
import { Room } from './exam/Room.tsx';
import { Taking } from './exam/Taking.tsx';

/** An exam of questions with alternatives, which runs on the device alone. */
export interface DeviceExamProps {
  /** Names the position in the exam, which the device stores. */
  id: string;
  title: string;
  /** Those with alternatives. */
  questions: readonly Question[];
  /** They are shown last, and answered on paper. */
  essays: readonly Question[];
  /** The number of the first question. */
  firstQuestion: number;
  /** The chosen alternatives by the ids of questions. */
  chosen: ReadonlyMap<string, string>;
  /** In seconds; null without a limit. `words` are for screen readers. */
  time: { left: number; total: number; words: string } | null;
  isSubmitting: boolean;
  /** Null takes the answer back. */
  onAnswer: (questionId: string, alternativeId: string | null) => void;
  onSubmit: () => void;
  onLeave: () => void;
}

/** The exam room of an exam on the device: no answer goes to the server before the end. */
export function DeviceExam(props: DeviceExamProps) {
  const { id, title, questions, essays, firstQuestion, chosen, time } = props;
  const attempt = useMemo(
    (): Attempt => ({
      id,
      title,
      ...ofNoExam,
      number: 1,
      questionsQtd: firstQuestion + questions.length - 1,
      passingScore: 0,
      startedAt: '',
      now: '',
      deadline: null,
      submittedAt: null,
      result: null,
      average: null,
      isKeyWithheld: true,
      keyFrom: null,
      timedAreas: null,
      questions: [...questions, ...essays.map(({ task: _task, ...essay }) => essay)],
      answers: [],
      graded: [],
    }),
    [id, title, questions, essays, firstQuestion],
  );
  const onPaper = useMemo(() => new Set(essays.map((essay) => essay.id)), [essays]);
  return (
    <Room>
      <Taking
        attempt={attempt}
        room={{ instructions: null, materials: null, note: null, onLeave: props.onLeave }}
        answers={{
          chosen: new Map(
            Array.from(chosen, ([question, alternativeId]) => [
              question,
              { alternativeId, response: null },
            ]),
          ),
          answer: (questionId, { alternativeId }) => props.onAnswer(questionId, alternativeId),
          submit: props.onSubmit,
          isSubmitting: props.isSubmitting,
          saving: null,
        }}
        device={{
          first: firstQuestion,
          clock: time && <ClockFace seconds={time.left} total={time.total} words={time.words} />,
          state: 'Salvo neste aparelho',
          onPaper,
        }}
      />
    </Room>
  );
}
