import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconChecklist } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Shortcuts, ShortcutsButton } from '../../ui/Shortcuts.tsx';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { preloadFileAnswer } from '../kinds/LazyFileAnswer.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { chooseOnScreen } from '../choice-shortcuts.ts';
import { examShortcuts } from './exam-shortcuts.ts';
import { ExamPapers, ExamPapersButton } from './ExamPapers.tsx';
import { MarkButton } from './MarkButton.tsx';
import { QuestionPanes } from './QuestionPanes.tsx';
import { questionMarks } from './question-marks.ts';
import type { RoomTerms } from './Room.tsx';
import { RoomHead } from './RoomHead.tsx';
import { SaveNotice, SaveState, type Saving } from './SaveState.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { Submitting } from './Submitting.tsx';
import classes from './Taking.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useMediaAhead } from '../use-media-ahead.ts';
import { useExamPosition } from './use-exam-position.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

/** The answers of an attempt under way, as the screen shows and changes them. */
export interface AttemptAnswers {
  /** The answers of the questions that are not blank. */
  chosen: ReadonlyMap<string, GivenAnswer>;
  /** A blank one takes the answer back. `givenAt`: milliseconds, by the server's clock. */
  answer: (questionId: string, given: GivenAnswer, timeSpent: number, givenAt: number) => void;
  submit: () => void;
  isSubmitting: boolean;
  /** Null: nothing is saved, as in a preview. */
  saving: Saving | null;
}

/** The area of the questions, of an attempt that has its areas one after the other. */
interface AreaUnderWay {
  title: string;
  startedAt: string | null;
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
  room: RoomTerms;
  answers: AttemptAnswers;
  area?: AreaUnderWay;
}

/** An attempt under way, one question at a time. */
export function Taking({ attempt, room, answers, area }: TakingProps) {
  const { questions, deadline } = attempt;
  const { chosen, answer, isSubmitting, saving } = answers;
  const { at, goTo, marked, toggleMark, struck, toggleStruck, saveSeconds, secondsOn } =
    useExamPosition(attempt.id, questions);
  const { shown, counted, refusalOf, type, choose, settle } = useTypedAnswers(attempt.id, {
    questions,
    chosen,
    answer: (questionId, given, typedAt) =>
      answer(questionId, given, secondsOn(questionId), typedAt),
  });
  const [isAsking, setAsking] = useState(false);
  const [card, papers, shortcuts] = [useId(), useId(), useId()];
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
    // In a low and narrow window, where the whole page scrolls, the next question starts at the top.
    window.scrollTo(0, 0);
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

  if (isSubmitting)
    return <Submitting title={attempt.title} onLeave={room.onLeave} {...{ deadline, saving }} />;
  return (
    <section aria-label="Tentativa em andamento" className={classes.exam}>
      <RoomHead
        title={attempt.title}
        onLeave={room.onLeave}
        clock={
          deadline && (
            <TimeLeft
              startedAt={area?.startedAt ?? attempt.startedAt}
              deadline={deadline}
              onOver={endByTime}
            />
          )
        }
        state={saving ? <SaveState {...saving} /> : <span className={classes.saved}>Prévia</span>}
      >
        <button
          type="button"
          popoverTarget={card}
          aria-label="Cartão-resposta"
          className={classes.open}
        >
          <IconChecklist size={20} aria-hidden="true" />
          <span>Cartão</span>
        </button>
        <button type="button" className={classes.end} onClick={ask}>
          {endLabel}
        </button>
      </RoomHead>
      {saving && <SaveNotice {...saving} />}
      {room.note && <p className={classes.note}>{room.note}</p>}
      <div className={classes.columns}>
        <QuestionPanes
          key={question.id}
          ref={heading}
          title={`Questão ${number} de ${attempt.questionsQtd}`}
          areaTitle={area?.title}
          question={question}
          number={number}
          given={shown.get(question.id)}
          refusal={refusalOf(question.id)}
          onAnswer={give}
          striking={{ struck, onToggle: toggleStruck }}
        />
        <AnswerCard id={card} marks={marks} current={at} onGoTo={go}>
          <ExamPapersButton papers={papers} room={room} />
          <ShortcutsButton shortcuts={shortcuts} />
        </AnswerCard>
      </div>
      <nav aria-label="Questão anterior e próxima" className={classes.bar}>
        <Button
          variant="default"
          aria-label="Anterior"
          className={classes.back}
          disabled={at === 0}
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={() => go(at - 1)}
        >
          <span className={classes.word}>Anterior</span>
        </Button>
        <MarkButton isMarked={isMarked} onToggle={() => toggleMark(question.id)} />
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
      <ExamPapers id={papers} room={room} />
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
          choose: chooseOnScreen,
          next: () => go(at + 1),
          previous: () => go(at - 1),
          mark: () => toggleMark(question.id),
        })}
      />
    </section>
  );
}
