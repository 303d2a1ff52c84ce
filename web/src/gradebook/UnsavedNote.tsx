import { Button } from '@mantine/core';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { invalidMark, markOrDash, otherMarkInWords } from './cell-words.ts';
import type { UnsavedMark } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';

interface UnsavedNoteProps {
  mark: UnsavedMark;
  marks: Pick<Marks, 'retry' | 'insist' | 'discard'>;
  /** Called after a choice, whose button is gone then. */
  onChoice: () => void;
}

/** The reason why a mark is not saved, with what can be done. Renders nothing for one on its way. */
export function UnsavedNote({ mark, marks, onChoice }: UnsavedNoteProps) {
  const now = useNow();
  const { state, value } = mark;
  if (state.name === 'WAITING') return null;
  const choice = (label: string, choose: (cell: UnsavedMark) => void) => (
    <Button
      key={label}
      variant="default"
      size="compact-md"
      onClick={() => {
        choose(mark);
        onChoice();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Row gap={12} role="alert">
      {state.name === 'INVALID' && (
        <>
          <ErrorMessage>{`“${state.text}” não é uma nota. ${invalidMark}`}</ErrorMessage>
          {choice('Descartar', marks.discard)}
        </>
      )}
      {state.name === 'FAILED' && (
        <>
          <ErrorMessage>{`${markOrDash(value)} não foi salva. ${state.message}`}</ErrorMessage>
          {choice('Tentar de novo', marks.retry)}
          {choice('Descartar', marks.discard)}
        </>
      )}
      {state.name === 'OVERTAKEN' && (
        <>
          <ErrorMessage>{otherMarkInWords(state.other, now)}</ErrorMessage>
          {choice(
            value === null ? 'Apagar mesmo assim' : `Usar a sua nota, ${markOrDash(value)}`,
            marks.insist,
          )}
          {choice('Ficar com esta', marks.discard)}
        </>
      )}
    </Row>
  );
}
