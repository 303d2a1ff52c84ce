import { IconFlagFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SidePanel } from '../../ui/page/SidePanel.tsx';
import { alternativeLetters } from '../letters.ts';
import classes from './AnswerCard.module.css';
import { type QuestionMark, spokenMark } from './question-marks.ts';

interface AnswerCardProps {
  /** The `popoverTarget` of the button that opens it on small screens. */
  id: string;
  marks: readonly QuestionMark[];
  current: number;
  onGoTo: (place: number) => void;
  /** Below the card. */
  children: ReactNode;
}

/** The answer card as on paper: a line for each question, with its state; a line leads to its question. */
export function AnswerCard({ id, marks, current, onGoTo, children }: AnswerCardProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const panel = list.current?.closest('[popover]');
    const show = () => list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
    show();
    panel?.addEventListener('toggle', show);
    return () => panel?.removeEventListener('toggle', show);
  }, [current]);
  const answered = marks.filter(({ isAnswered }) => isAnswered).length;
  const marked = marks.filter(({ isMarked }) => isMarked).length;
  return (
    <SidePanel id={id} title="Cartão-resposta" className={classes.panel}>
      <ul className={classes.counts}>
        <li>
          {answered} {answered === 1 ? 'respondida' : 'respondidas'}
        </li>
        <li>{marks.length - answered} em branco</li>
        <li>{marked} para revisar</li>
      </ul>
      <ol ref={list} className={classes.lines}>
        {marks.map((mark, place) => (
          <li key={mark.questionId}>
            <button
              type="button"
              className={classes.line}
              data-marked={mark.isMarked || undefined}
              aria-current={place === current ? 'step' : undefined}
              aria-label={spokenMark(mark)}
              onClick={() => {
                document.getElementById(id)?.hidePopover();
                onGoTo(place);
              }}
            >
              <span className={classes.number}>
                {mark.number}
                {mark.isMarked && <IconFlagFilled size={10} aria-hidden="true" />}
              </span>
              <Bubbles mark={mark} />
            </button>
          </li>
        ))}
      </ol>
      <div className={classes.foot}>{children}</div>
    </SidePanel>
  );
}

/** A circle for each alternative; one bar for an answer of another kind. The name of the line says what they show. */
function Bubbles({ mark: { choices, isAnswered } }: { mark: QuestionMark }) {
  if (choices.length === 0)
    return <span className={classes.slot} data-chosen={isAnswered || undefined} />;
  return (
    <span className={classes.bubbles}>
      {choices.map((isChosen, at) => (
        <span
          key={alternativeLetters[at]}
          className={classes.bubble}
          data-letter={alternativeLetters[at]}
          data-chosen={isChosen || undefined}
        />
      ))}
    </span>
  );
}
