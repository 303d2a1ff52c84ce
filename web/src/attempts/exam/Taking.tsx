import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Shortcuts, ShortcutsButton } from '../../ui/page/Shortcuts.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { chooseOnScreen } from '../choice-shortcuts.ts';
import { examShortcuts } from './exam-shortcuts.ts';
import { ExamPapers, ExamPapersButton } from './ExamPapers.tsx';
import { MarkButton } from './MarkButton.tsx';
import type { AttemptAnswers } from './attempt-answers.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { QuestionPanes } from './QuestionPanes.tsx';
import { questionMarks } from './question-marks.ts';
import type { RoomTerms } from './Room.tsx';
import { RoomHead } from './RoomHead.tsx';
import { SaveNotice, SaveState, type Saving } from './SaveState.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { Submitting } from './Submitting.tsx';
import classes from './Taking.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useQuestionsAhead } from '../use-questions-ahead.ts';
import { useAnswering } from './use-answering.ts';
import { type AreaEnding, useEnding } from './use-ending.ts';

/** The area of the questions, of an attempt that has its areas one after the other. */
interface AreaUnderWay {
  title: string;
  startedAt: string | null;
  /** The number of its first question. */
  first: number;
  /** Null: the last area, which ends with the submission. */
  ending: AreaEnding | null;
}

/** The terms of an exam that runs on the device alone (product.md MOCK29). */
interface DeviceTerms {
  /** The number of its first question. */
  first: number;
  /** Null without a time limit. */
  clock: ReactNode;
  /** The place of the answers. */
  state: string;
  /** The questions at the end that are answered on paper, by id. */
  onPaper: ReadonlySet<string>;
}

interface TakingProps {
  attempt: Attempt;
  room: RoomTerms;
  answers: AttemptAnswers;
  area?: AreaUnderWay;
  device?: DeviceTerms;
}

/** An attempt under way, one question at a time. */
export function Taking({ attempt, room, answers, area, device }: TakingProps) {
  const { questions, deadline } = attempt;
  const { isSubmitting, saving } = answers;
  const answering = useAnswering(attempt, answers);
  const { at, marked, struck, toggleStruck, shown, refusalOf, go } = answering;
  const ending = useEnding(area?.ending ?? null, answering);
  const [card, papers, shortcuts] = [useId(), useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);

  useQuestionsAhead(questions);
  useFocusOnMove(heading, at);

  const question = questions[at];
  if (!question) return null;
  const first = area?.first ?? device?.first ?? 1;
  const number = first + at;
  const isOnPaper = device?.onPaper.has(question.id) ?? false;
  const asked = device ? questions.filter(({ id }) => !device.onPaper.has(id)) : questions;
  const marks = questionMarks(asked, answering.counted, marked, first);
  const toggleMark = () => answering.toggleMark(question.id);

  if (isSubmitting)
    return <Submitting title={attempt.title} onLeave={room.onLeave} {...{ deadline, saving }} />;
  return (
    <section aria-label="Tentativa em andamento" className={classes.exam}>
      <TakingHead {...{ attempt, room, area, device, saving, ending }}>
        <CardButton card={card} />
      </TakingHead>
      {saving && <SaveNotice {...saving} />}
      {room.note && <p className={classes.note}>{room.note}</p>}
      <div className={classes.columns}>
        <QuestionPanes
          key={question.id}
          ref={heading}
          attemptId={attempt.id}
          title={isOnPaper ? 'Redação' : `Questão ${number} de ${attempt.questionsQtd}`}
          isOnPaper={isOnPaper}
          areaTitle={area?.title}
          question={question}
          number={number}
          given={shown.get(question.id)}
          refusal={refusalOf(question.id)}
          onAnswer={(given) => answering.give(question, given)}
          striking={{ struck, onToggle: toggleStruck }}
          rewritten={saving && attempt.number > 1 ? attempt.id : null}
        />
        <AnswerCard id={card} marks={marks} current={at} onGoTo={go}>
          <ExamPapersButton papers={papers} room={room} />
          <ShortcutsButton shortcuts={shortcuts} />
        </AnswerCard>
      </div>
      <QuestionBar
        at={at}
        isLast={at === questions.length - 1}
        onGo={go}
        end={<Button onClick={ending.ask}>{ending.label}</Button>}
      >
        {!isOnPaper && <MarkButton isMarked={marked.includes(question.id)} onToggle={toggleMark} />}
      </QuestionBar>
      <ExamPapers id={papers} room={room} />
      <SubmitDialog
        attemptId={attempt.id}
        isOpen={ending.isAsking}
        marks={marks}
        area={area?.ending ? area.title : null}
        isSaving={saving?.isWaiting ?? false}
        isPending={area?.ending?.isPending ?? false}
        problem={area?.ending?.problem ?? null}
        onGoTo={go}
        onSubmit={ending.confirm}
        onClose={ending.close}
      />
      <Shortcuts
        id={shortcuts}
        isInner
        shortcuts={examShortcuts(question, {
          choose: chooseOnScreen,
          next: () => go(at + 1),
          previous: () => go(at - 1),
          mark: toggleMark,
        })}
      />
    </section>
  );
}

interface TakingHeadProps extends Pick<TakingProps, 'attempt' | 'room'> {
  area: AreaUnderWay | undefined;
  device: DeviceTerms | undefined;
  saving: Saving | null;
  ending: ReturnType<typeof useEnding>;
  children: ReactNode;
}

/** The head of the room, with the clock, and whether the answers are saved. */
function TakingHead(props: TakingHeadProps) {
  const { attempt, room, area, device, saving, ending, children } = props;
  const clock = attempt.deadline && (
    <TimeLeft
      startedAt={area?.startedAt ?? attempt.startedAt}
      deadline={attempt.deadline}
      onOver={ending.endByTime}
    />
  );
  return (
    <RoomHead
      title={attempt.title}
      onLeave={room.onLeave}
      clock={device ? device.clock : clock}
      state={
        saving ? (
          <SaveState {...saving} />
        ) : (
          <span className={classes.saved}>{device?.state ?? 'Prévia'}</span>
        )
      }
    >
      {children}
      <button type="button" className={classes.end} onClick={ending.ask}>
        {ending.label}
      </button>
    </RoomHead>
  );
}

/** Opens the answer card, on a screen where it is not beside the question. */
const CardButton = ({ card }: { card: string }) => (
  <button type="button" popoverTarget={card} aria-label="Cartão-resposta" className={classes.open}>
    <IconChecklist size={20} aria-hidden="true" />
    <span>Cartão</span>
  </button>
);

/** The heading of a question takes the focus after a move to it. */
function useFocusOnMove(heading: RefObject<HTMLElement | null>, at: number): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    // In a low and narrow window, where the whole page scrolls, the next question starts at the top.
    window.scrollTo(0, 0);
  }, [heading, at]);
}
