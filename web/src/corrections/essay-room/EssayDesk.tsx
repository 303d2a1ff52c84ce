import { Button } from '@mantine/core';
import { anchorOf } from '@sabia/domain/essays/anchor.ts';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { Comments } from './Comments.tsx';
import { CriteriaSide } from './CriteriaSide.tsx';
import {
  emptyComment,
  type EssayCorrection,
  missingCriterion,
  totalOf,
} from './essay-correction.ts';
import { useEssayRoom } from './essay-room.api.ts';
import { EssaySide } from './EssaySide.tsx';
import { formatPoints } from './format-points.ts';
import classes from './EssayRoom.module.css';
import { toldResult } from './told-result.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const { send, isSending, isTried, problem } = useSending(essay, () => {
    forget();
    onDone();
  });
  const { giveBack } = useEssayRoom();
  useSignsOfLife(essay);
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  const { rubric, response } = essay;
  const missing = missingCriterion(essay, correction);

  function commentWords(): void {
    const text = response.kind === 'OPEN_TEXT' ? response.text : '';
    const anchor = selected && anchorOf(text, selected);
    if (!anchor) return;
    getSelection()?.removeAllRanges();
    setSelected(null);
    change({ comments: [...correction.comments, { criterion: null, text: '', anchor }] });
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
          void send(correction);
        }}
      >
        <EssaySide essay={essay} comments={correction.comments} onSelect={setSelected} />
        <CriteriaSide essay={essay} correction={correction} onChange={change} isTried={isTried}>
          <Comments
            rubric={rubric}
            comments={correction.comments}
            onChange={(comments) => change({ comments })}
            onCommentWords={selected ? commentWords : undefined}
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
        </CriteriaSide>
        <Row justify="between" className={classes.bar}>
          <p>
            Nota <strong>{formatPoints(totalOf(correction))}</strong>
            {missing && <Muted as="span">{` · falta ${missing.title}`}</Muted>}
          </p>
          {problem && <ErrorMessage>{problem}</ErrorMessage>}
          <Button type="submit" loading={isSending}>
            Enviar e próxima
          </Button>
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

/** Sends the correction of an essay, once it is complete. */
function useSending(essay: ClaimedEssay, onSent: () => void) {
  const { mark, without } = useEssayRoom();
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(correction: EssayCorrection): Promise<void> {
    setTried(true);
    if (isSending || missingCriterion(essay, correction)) return;
    const empty = emptyComment(correction);
    setProblem(
      empty === null ? null : `O comentário ${empty} está sem texto. Escreva-o ou exclua-o.`,
    );
    if (empty !== null) return;
    setSending(true);
    try {
      const given = await mark(essay, correction);
      showToast({ kind: 'success', message: toldResult(given) });
      without(essay);
      onSent();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem([error.detail, ...error.errors.map(({ message }) => message)].join(' '));
      setSending(false);
    }
  }
  return { send, isSending, isTried, problem };
}
