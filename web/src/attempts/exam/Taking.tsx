import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconChecklist,
  IconFlag,
  IconFlagFilled,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Shortcuts, ShortcutsButton } from '../../ui/Shortcuts.tsx';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { ResponseProblem } from '../kinds/ResponseProblem.tsx';
import { preloadFileAnswer } from '../kinds/LazyFileAnswer.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { QuestionAnswer } from '../QuestionAnswer.tsx';
import { QuestionText } from '../QuestionText.tsx';
import { examShortcuts } from './exam-shortcuts.ts';
import { FoldedInstructions } from './Instructions.tsx';
import { Palette } from './Palette.tsx';
import { questionMarks } from './question-marks.ts';
import { SaveNotice, SaveState, type Saving } from './SaveState.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { Submitting } from './Submitting.tsx';
import classes from './Taking.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useMediaAhead } from '../use-media-ahead.ts';
import { weightWords } from '../weight-words.ts';
import { useExamPosition } from './use-exam-position.ts';
import { useTypedAnswers } from './use-typed-answers.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The answers of an attempt under way, as the screen shows and changes them. */
export interface AttemptAnswers {
  /** The answers of the questions that are not blank. */
  chosen: ReadonlyMap<string, GivenAnswer>;
  /** A blank one takes the answer back. `givenAt`: milliseconds, by the server's clock. */
  answer: (questionId: string, given: GivenAnswer, timeSpent: number, givenAt: number) => void;
  submit: () => void;
  isSubmitting: boolean;
  /** Null: nothing is saved. */
  saving: Saving | null;
}

/** The area of the questions, of an attempt that has its areas one after the other. */
interface AreaUnderWay {
  title: string;
  /** The number of its first question. */
  first: number;
  /** Null: the last area, which ends with the submission. */
  ending: {
    isPending: boolean;
    /** The reason why it did not end. */
    problem: string | null;
    onFinish: () => void;
    /** Its time is over. */
    onOver: () => void;
  } | null;
}

interface TakingProps {
  attempt: Attempt;
  /** Rich text; null for none. */
  instructions: string | null;
  answers: AttemptAnswers;
  area?: AreaUnderWay;
}

/** An attempt under way, one question at a time. */
export function Taking({ attempt, instructions, answers, area }: TakingProps) {
  const { questions, deadline } = attempt;
  const { chosen, answer, isSubmitting, saving } = answers;
  const { at, goTo, marked, toggleMark, saveSeconds, secondsOn } = useExamPosition(
    attempt.id,
    questions,
  );
  const { shown, counted, refusalOf, type, choose, settle } = useTypedAnswers(attempt.id, {
    questions,
    chosen,
    answer: (questionId, given, typedAt) =>
      answer(questionId, given, secondsOn(questionId), typedAt),
  });
  const [isAsking, setAsking] = useState(false);
  const [palette, shortcuts] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);

  const hasFiles = questions.some(({ task }) => task?.kind === 'FILE');
  useEffect(() => {
    if (hasFiles) void preloadFileAnswer();
  }, [hasFiles]);
  useMediaAhead(questions);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    // The next question starts at the top, also after a long one.
    const exam = heading.current?.closest('section');
    if (exam && exam.getBoundingClientRect().top < 0) exam.scrollIntoView();
  }, [at]);

  const question = questions[at];
  if (!question) return null;
  const first = area?.first ?? 1;
  const ending = area?.ending ?? null;
  const number = first + at;
  const endLabel = ending ? 'Concluir área' : 'Entregar';
  const marks = questionMarks(questions, counted, marked, first);
  const isMarked = marked.includes(question.id);
  const isLast = at === questions.length - 1;
  const give = (given: GivenAnswer) =>
    question.task ? type(question.id, given.response) : choose(question.id, given);
  const go = (place: number) => {
    settle();
    goTo(place);
  };
  const ask = () => {
    settle();
    setAsking(true);
  };
  const submit = () => {
    settle();
    saveSeconds();
    answers.submit();
  };
  const endByTime = () => {
    if (!ending) return submit();
    settle();
    ending.onOver();
  };

  if (isSubmitting) return <Submitting {...{ deadline, saving }} />;
  return (
    <Stack
      as="section"
      aria-label="Tentativa em andamento"
      data-exam="under-way"
      gap={16}
      className={classes.exam}
    >
      <div className={classes.head}>
        <Heading ref={heading} tabIndex={-1} size={16} className={classes.heading}>
          Questão {number} de {attempt.questionsQtd}
          {area && ` · ${area.title}`}
          {question.annulment
            ? ' · anulada'
            : question.weight !== undefined && ` · ${weightWords(question.weight)}`}
        </Heading>
        <div className={classes.state}>
          {deadline && <TimeLeft deadline={deadline} onOver={endByTime} />}
          {saving && <SaveState {...saving} />}
        </div>
        <Button
          variant="default"
          size="sm"
          popoverTarget={palette}
          leftSection={<IconChecklist size={18} aria-hidden="true" />}
          className={classes.open}
        >
          Questões
        </Button>
      </div>
      {saving && <SaveNotice {...saving} />}
      {instructions && <FoldedInstructions html={instructions} />}
      <div className={classes.columns}>
        <Stack as="article" key={question.id} gap={20} className={classes.question}>
          <QuestionText question={question} number={number} />
          <QuestionAnswer
            question={question}
            number={number}
            given={shown.get(question.id)}
            isLocked={false}
            onAnswer={give}
          />
          <ResponseProblem problem={refusalOf(question.id)} />
          <Row gap={4} justify="between" className={classes.extras}>
            <Button
              variant="subtle"
              aria-pressed={isMarked}
              leftSection={
                isMarked ? (
                  <IconFlagFilled size={18} aria-hidden="true" />
                ) : (
                  <IconFlag size={18} aria-hidden="true" />
                )
              }
              onClick={() => toggleMark(question.id)}
            >
              {isMarked ? 'Marcada para revisar' : 'Marcar para revisar'}
            </Button>
            {shown.has(question.id) && (
              <Button
                variant="subtle"
                onClick={() => give({ alternativeId: null, response: null })}
              >
                Limpar resposta
              </Button>
            )}
          </Row>
        </Stack>
        <div className={classes.aside}>
          <Palette
            id={palette}
            marks={marks}
            current={at}
            submitLabel={endLabel}
            onGoTo={go}
            onSubmit={ask}
          />
          <ShortcutsButton shortcuts={shortcuts} />
        </div>
      </div>
      <nav aria-label="Questão anterior e próxima" className={classes.bar}>
        <Button
          variant="default"
          disabled={at === 0}
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={() => go(at - 1)}
        >
          Anterior
        </Button>
        {isLast ? (
          <Button onClick={ask}>{endLabel}</Button>
        ) : (
          <Button
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={() => go(at + 1)}
          >
            Próxima
          </Button>
        )}
      </nav>
      <SubmitDialog
        isOpen={isAsking}
        marks={marks}
        area={ending && area ? area.title : null}
        isSaving={saving?.isWaiting ?? false}
        isPending={ending?.isPending ?? false}
        problem={ending?.problem ?? null}
        onGoTo={go}
        onSubmit={() => {
          // The dialog stays open until the area has ended.
          if (ending) return ending.onFinish();
          setAsking(false);
          submit();
        }}
        onClose={() => setAsking(false)}
      />
      <Shortcuts
        id={shortcuts}
        isInner
        shortcuts={examShortcuts(question, {
          choose(id) {
            const choice = document.querySelector<HTMLElement>(`input[value="${id}"]`);
            choice?.click();
            // So that a screen reader announces the choice.
            choice?.focus();
          },
          next: () => go(at + 1),
          previous: () => go(at - 1),
          mark: () => toggleMark(question.id),
        })}
      />
    </Stack>
  );
}
