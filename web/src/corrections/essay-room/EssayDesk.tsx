import { Button } from '@mantine/core';
import { anchorOf } from '@sabia/domain/essays/anchor.ts';
import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { ShortcutsButton } from '../../ui/page/Shortcuts.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { Comments } from './Comments.tsx';
import { CriteriaSide } from './CriteriaSide.tsx';
import {
  commentProblem,
  type EssayCorrection,
  missingCriterion,
  totalOf,
} from './essay-correction.ts';
import { useEssayRoom } from './essay-room.api.ts';
import { EssaySide } from './EssaySide.tsx';
import { formatPoints } from './format-points.ts';
import classes from './EssayRoom.module.css';
import { useMarksOutbox } from './marks-outbox.ts';
import { useCorrection, useSignsOfLife } from './use-correction.ts';
import { ZeroDialog } from './ZeroDialog.tsx';

interface EssayDeskProps {
  essay: ClaimedEssay;
  /** Goes to the next essay. */
  onDone: () => void;
  /** The essay is in the queue again. */
  onLeave: () => void;
}

/** One claimed essay beside its criteria. */
export function EssayDesk({ essay, onDone, onLeave }: EssayDeskProps) {
  const [correction, change, forget] = useCorrection(essay);
  const [selected, setSelected] = useState<{ start: number; end: number } | null>(null);
  const [isZeroing, setZeroing] = useState(false);
  const help = useId();
  const form = useRef<HTMLFormElement>(null);
  const { send, isTried, problem } = useSending(essay, onDone);
  const { giveBack } = useEssayRoom();
  useSignsOfLife(essay);
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[type=radio]')?.focus({ preventScroll: true }),
    [],
  );

  const { rubric, response } = essay;
  const missing = missingCriterion(essay, correction);

  const addComment = (of: Pick<EssayComment, 'anchor' | 'point'>) =>
    change({ comments: [...correction.comments, { criterion: null, text: '', ...of }] });

  function commentWords(): void {
    const text = response.kind === 'OPEN_TEXT' ? response.text : '';
    const anchor = selected && anchorOf(text, selected);
    if (!anchor) return;
    getSelection()?.removeAllRanges();
    setSelected(null);
    addComment({ anchor });
  }

  return (
    <>
      <form
        ref={form}
        aria-label="Correção da redação"
        noValidate
        className={classes.desk}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing) focusFirst(form.current, missing.key);
          send(correction);
        }}
      >
        <EssaySide
          help={help}
          essay={essay}
          comments={correction.comments}
          onSelect={setSelected}
          onCommentPoint={(point) => addComment({ point })}
        />
        <CriteriaSide essay={essay} correction={correction} onChange={change} isTried={isTried}>
          <Comments
            rubric={rubric}
            comments={correction.comments}
            onChange={(comments) => change({ comments })}
            onCommentWords={selected ? commentWords : undefined}
            hasWords={response.kind === 'OPEN_TEXT'}
          />
          <Row>
            {rubric.zeroReasons.length > 0 && !correction.zeroReason && (
              <Button variant="subtle" color="red" onClick={() => setZeroing(true)}>
                Zerar…
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => void giveBack(essay).then(forget).then(onLeave).catch(showFailure)}
            >
              Devolver à fila
            </Button>
          </Row>
          <ShortcutsButton shortcuts={help} />
        </CriteriaSide>
        <Row justify="between" className={classes.bar}>
          <p>
            Nota <strong>{formatPoints(totalOf(correction))}</strong>
            {missing && <Muted as="span">{` · falta ${missing.title}`}</Muted>}
          </p>
          {problem && <ErrorMessage>{problem}</ErrorMessage>}
          <Button type="submit">Enviar e próxima</Button>
        </Row>
      </form>
      <ZeroDialog
        isOpen={isZeroing}
        reasons={rubric.zeroReasons}
        onClose={() => setZeroing(false)}
        onChoose={(zeroReason) => {
          setZeroing(false);
          change({ zeroReason });
        }}
      />
    </>
  );
}

function focusFirst(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`input[name="${CSS.escape(name)}"]`)?.focus();
}

/** Gives the correction of an essay to the outbox, once it is complete. */
function useSending(essay: ClaimedEssay, onSent: () => void) {
  const { give } = useMarksOutbox();
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  function send(correction: EssayCorrection): void {
    setTried(true);
    if (missingCriterion(essay, correction)) return;
    const found = commentProblem(correction);
    setProblem(found);
    if (found) return;
    const { levels, zeroReason, comments } = correction;
    give(essay, { ...(zeroReason ? { zeroReason } : { levels }), comments: [...comments] });
    onSent();
  }
  return { send, isTried, problem };
}
