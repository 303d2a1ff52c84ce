import { Button } from '@mantine/core';
import type { ListedBulkChange } from '@sabia/domain/questions/bulk-change.ts';
import { IconHistory } from '@tabler/icons-react';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListingSkeleton } from '../../ui/ListingTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { count } from '../../ui/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { WizardDialog } from '../../ui/WizardDialog.tsx';
import { bulkChangesQuery, useBanks } from '../question-collections.api.ts';
import { doneWords, undoneWords } from './bulk.ts';
import classes from '../list/question-list.module.css';

/** The bulk changes of the last 30 days, which can be undone here after their notice is gone. */
export function RecentChanges({ onClose }: { onClose: () => void }) {
  const dialog = useRef<{ close: () => void }>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState('');
  const [pagesQtd, setPagesQtd] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pagesQtd }, (_, index) => bulkChangesQuery(index + 1)),
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return null;
  const isLost = last !== first && last.isError && !last.isFetching;

  function tell(words: string): void {
    setTold(words);
    // The focused button disappears with the undo.
    status.current?.focus();
  }

  return (
    <WizardDialog
      ref={dialog}
      title="Mudanças recentes"
      actions={
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Fechar
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap={16}>
        <Stack gap={4}>
          <Muted>
            As importações e as mudanças feitas em várias questões de uma vez. Cada uma pode ser
            desfeita em até 30 dias.
          </Muted>
          <p ref={status} role="status" tabIndex={-1}>
            {told}
          </p>
        </Stack>
        <Loaded query={first} skeleton={<ListingSkeleton />}>
          {({ total, totalPages }) =>
            total === 0 ? (
              <EmptyState
                icon={<IconHistory />}
                message="Nenhuma mudança em 30 dias."
                hint="Selecione questões da lista para etiquetar, classificar, mover, copiar ou excluir várias de uma vez."
              />
            ) : (
              <>
                <Stack as="ol" gap={4} aria-label="Mudanças">
                  {pages.map(({ data, dataUpdatedAt }) =>
                    data?.items.map((change) => (
                      <Change
                        key={change.id}
                        change={change}
                        now={new Date(dataUpdatedAt)}
                        onUndone={tell}
                      />
                    )),
                  )}
                </Stack>
                {isLost && <ErrorState error={last.error} onRetry={() => void last.refetch()} />}
                {!isLost && pagesQtd < totalPages && (
                  <Row justify="center">
                    <Button
                      variant="default"
                      loading={last.isFetching && !last.data}
                      onClick={() => setPagesQtd(pagesQtd + 1)}
                    >
                      Mostrar mais
                    </Button>
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

interface ChangeProps {
  change: ListedBulkChange;
  now: Date;
  onUndone: (words: string) => void;
}

function Change({ change, now, onUndone }: ChangeProps) {
  const { id, kind, questionsQtd, changedBy, changedAt, undoneAt } = change;
  const { undoTogether } = useBanks();
  const undo = useMutation({
    mutationFn: () => undoTogether(id),
    onSuccess: ({ keptQtd }) => onUndone(undoneWords(keptQtd)),
    onError: showFailure,
  });
  const what = count(questionsQtd, ...doneWords[kind]);
  const moment = formatMoment(changedAt, now);
  return (
    <Row as="li" gap={12} justify="between" className={classes.entry}>
      <Stack gap={4} className={classes.words}>
        <p>{what}</p>
        <Muted size={13}>{[moment, changedBy?.name].filter(Boolean).join(' · ')}</Muted>
      </Stack>
      {undoneAt ? (
        <Muted size={13}>Desfeita</Muted>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Desfazer: ${what}, ${moment}`}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Desfazer
        </Button>
      )}
    </Row>
  );
}
