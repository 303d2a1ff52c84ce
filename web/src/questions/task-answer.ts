import type {
  AnswerKeyOf,
  ResponseOf,
  TaskKind,
  TaskOf,
} from '@sabia/domain/questions/question-kind.ts';
import type { ReactNode } from 'react';

/** Props of the fields in which a learner answers a task. */
export interface TaskAnswerProps<K extends TaskKind = TaskKind> {
  /** Absent outside of an attempt. */
  attemptId?: string | undefined;
  questionId: string;
  task: TaskOf<K>;
  /** 'Resposta da questão 3' */
  label: string;
  /** Null: blank. */
  response: ResponseOf<K> | null;
  isLocked: boolean;
  /** Null takes the answer back. */
  onRespond: (response: ResponseOf<K> | null) => void;
}

/** Props of an answered task with its key. */
export interface RevealedTaskProps<K extends TaskKind = TaskKind> {
  task: TaskOf<K>;
  /** Null: it is not told. */
  answerKey: AnswerKeyOf<K> | null;
  /** 'Sua resposta' */
  whose: string;
  /** 'Você', the subject of 'marcou'. */
  who: string;
  /** Null: left blank. */
  response: ResponseOf<K> | null;
}

/** A component of one kind in a table of all kinds. A method, because its props are those of its own kind. */
export type AnyKindOf<Props> = { show(props: Props): ReactNode }['show'];
