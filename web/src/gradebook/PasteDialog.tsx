import { Button } from '@mantine/core';
import { markInWords, sentMarksLimit } from '@sabia/domain/gradebook/mark.ts';
import { type ReactNode, useRef } from 'react';
import { WizardDialog } from '../ui/dialogs/WizardDialog.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { count } from '../ui/words/plural.ts';
import { leftOutInWords } from './cell-words.ts';
import type { PastedCell, PastePlan } from './paste-plan.ts';
import { cellKey } from './unsaved-marks.ts';

interface PasteDialogProps {
  plan: PastePlan;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what a paste does before it does it (product.md GRADE16). */
export function PasteDialog({ plan, onConfirm, onClose }: PasteDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const { changes, replaced, notMarks, columns } = plan;
  const close = () => dialog.current?.close();
  const isTooMuch = changes.length > sentMarksLimit;
  const marksInWords = count(changes.length, 'nota', 'notas');
  return (
    <WizardDialog
      ref={dialog}
      title="Colar notas"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          {changes.length > 0 && !isTooMuch && (
            <Button
              onClick={() => {
                onConfirm();
                close();
              }}
            >
              {`Lançar ${marksInWords}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {changes.length > 0 ? (
          <p>
            <strong>{marksInWords}</strong>
            {` em ${columns.join(', ')}. Células em branco não mudam nada.`}
          </p>
        ) : (
          <p>Nenhuma nota para lançar.</p>
        )}
        {isTooMuch && <ErrorMessage>{`Cole até ${sentMarksLimit} notas de uma vez.`}</ErrorMessage>}
        <Cells
          title={count(notMarks.length, 'célula não é uma nota', 'células não são notas')}
          hint="Ficam de fora."
          cells={notMarks}
        >
          {({ text }) => `“${text}”`}
        </Cells>
        <Cells
          title={count(replaced.length, 'nota já lançada muda', 'notas já lançadas mudam')}
          cells={replaced}
        >
          {({ from, to }) => `de ${markInWords(from)} para ${markInWords(to)}`}
        </Cells>
        {leftOutInWords(plan).map((line) => (
          <Muted key={line}>{line}</Muted>
        ))}
      </Stack>
    </WizardDialog>
  );
}

/** Cells that are shown; the others are counted. */
const mostShown = 20;

interface CellsProps<Cell> {
  title: string;
  hint?: string;
  cells: readonly Cell[];
  children: (cell: Cell) => ReactNode;
}

function Cells<Cell extends PastedCell>({ title, hint, cells, children }: CellsProps<Cell>) {
  if (cells.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h3" size={16}>
        {title}
      </Heading>
      {hint && <Muted size={14}>{hint}</Muted>}
      <Stack as="ul" gap={4}>
        {cells.slice(0, mostShown).map((cell) => (
          <li key={cellKey(cell)}>
            {`${cell.student}, ${cell.column}: `}
            {children(cell)}
          </li>
        ))}
      </Stack>
      {cells.length > mostShown && <Muted>{`E mais ${cells.length - mostShown}.`}</Muted>}
    </Stack>
  );
}
