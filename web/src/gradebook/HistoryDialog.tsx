import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { WizardDialog } from '../ui/dialogs/WizardDialog.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { formatMoment } from '../ui/words/dates.ts';
import { useNow } from '../ui/words/use-now.ts';
import { markOrDash } from './cell-words.ts';
import { historyQuery } from './gradebook.api.ts';
import type { CellId } from './unsaved-marks.ts';

interface HistoryDialogProps {
  classId: string;
  cell: CellId;
  /** 'Prova 1, 1º bimestre' */
  column: string;
  student: string;
  onClose: () => void;
}

/** All marks that a student has had in a column (product.md GRADE14). */
export function HistoryDialog({ classId, cell, column, student, onClose }: HistoryDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const [page, setPage] = useState(1);
  const query = useQuery({ ...historyQuery(classId, cell, page), staleTime: 0 });
  const now = useNow();
  return (
    <WizardDialog
      ref={dialog}
      title="Histórico da nota"
      onClose={onClose}
      actions={
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Fechar
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          {student} · {column}
        </p>
        <Loaded query={query} skeleton={<Skeleton height={120} />}>
          {({ items, totalPages }) =>
            items.length === 0 ? (
              <Muted>Nenhuma nota ainda.</Muted>
            ) : (
              <>
                <DividedList as="ol">
                  {items.map(({ value, reason, markedAt, markedBy, isFromSource }) => (
                    <li key={markedAt}>
                      <Stack gap={4}>
                        <p>
                          {value === null ? 'Nota apagada' : <strong>{markOrDash(value)}</strong>}
                        </p>
                        {reason && !isFromSource && <p>{reason}</p>}
                      </Stack>
                      <Muted size={13}>
                        {[
                          isFromSource
                            ? (reason ?? 'Preenchimento automático')
                            : (markedBy ?? 'Conta apagada'),
                          formatMoment(markedAt, now),
                        ].join(' · ')}
                      </Muted>
                    </li>
                  ))}
                </DividedList>
                {totalPages > 1 && (
                  <Row justify="center">
                    {page > 1 && (
                      <Button variant="default" onClick={() => setPage(page - 1)}>
                        Mais novas
                      </Button>
                    )}
                    {page < totalPages && (
                      <Button variant="default" onClick={() => setPage(page + 1)}>
                        Mais antigas
                      </Button>
                    )}
                  </Row>
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </WizardDialog>
  );
}
