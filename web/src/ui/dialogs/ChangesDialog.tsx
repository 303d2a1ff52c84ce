import { Button } from '@mantine/core';
import type { Page } from '@sabia/domain/fields.ts';
import { IconHistory } from '@tabler/icons-react';
import { useMutation, useQueries } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import type { ApiQuery } from '../../platform/api/api.ts';
import classes from '../lists/ListingTable.module.css';
import { formatMoment } from '../words/dates.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListingSkeleton } from '../lists/ListingTable.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { Muted } from '../primitives/Muted.tsx';
import { Row } from '../primitives/Row.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { showFailure } from '../states/show-failure.ts';
import { WizardDialog } from './WizardDialog.tsx';

interface ListedChange {
  id: string;
  changedBy: { name: string } | null;
  changedAt: string;
  undoneAt: string | null;
}

/** The state of a question before an undo, for a ConfirmDialog. */
export interface AskedUndo<C> {
  /** Null: closed. */
  change: C | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface ChangesDialogProps<C extends ListedChange> {
  title?: string;
  /** One sentence about the changes that are listed. */
  intro: string;
  /** The acts that add a change to the list. */
  emptyHint: string;
  /** The query of a page, by its number. */
  pageOf: (page: number) => ApiQuery<Page<C>>;
  describe: (change: C) => string;
  /** Undoes a change; returns the words that tell the result. */
  undo: (change: C) => Promise<string>;
  /** A dialog with the consequences of an undo; without it, the undo is done at once. */
  Question?: ComponentType<AskedUndo<C>>;
  onClose: () => void;
}

/** The changes of the last 30 days, which can be undone here after their notice is gone. */
export function ChangesDialog<C extends ListedChange>({
  title = 'Mudanças recentes',
  intro,
  undo,
  Question,
  onClose,
  ...list
}: ChangesDialogProps<C>) {
  const dialog = useRef<{ close: () => void }>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState<C | null>(null);
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess(words) {
      setTold(words);
      // The focused button disappears with the undo.
      status.current?.focus();
    },
    onError: showFailure,
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <WizardDialog
        ref={dialog}
        title={title}
        actions={
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Fechar
          </Button>
        }
        onClose={onClose}
      >
        <Stack gap={16}>
          <Stack gap={4}>
            <Muted>{intro}</Muted>
            <p ref={status} role="status" tabIndex={-1}>
              {told}
            </p>
          </Stack>
          <Changes
            {...list}
            pendingId={undoing.isPending ? undoing.variables.id : null}
            onUndo={(change) => (Question ? setAsked(change) : undoing.mutate(change))}
          />
        </Stack>
      </WizardDialog>
      {Question && (
        <Question
          change={asked}
          isPending={undoing.isPending}
          onConfirm={() => asked && undoing.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ChangesProps<C extends ListedChange> extends Pick<
  ChangesDialogProps<C>,
  'emptyHint' | 'pageOf' | 'describe'
> {
  /** The change that is being undone. */
  pendingId: string | null;
  onUndo: (change: C) => void;
}

function Changes<C extends ListedChange>({
  emptyHint,
  pageOf,
  describe,
  pendingId,
  onUndo,
}: ChangesProps<C>) {
  const [pagesQtd, setPagesQtd] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pagesQtd }, (_, index) => pageOf(index + 1)),
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return null;
  const isLost = last !== first && last.isError && !last.isFetching;
  return (
    <Loaded query={first} skeleton={<ListingSkeleton />}>
      {({ total, totalPages }) =>
        total === 0 ? (
          <EmptyState
            icon={<IconHistory />}
            message="Nenhuma mudança em 30 dias."
            hint={emptyHint}
          />
        ) : (
          <>
            <Stack as="ol" gap={4} aria-label="Mudanças">
              {pages.map(({ data, dataUpdatedAt }) =>
                data?.items.map((change) => (
                  <Change
                    key={change.id}
                    change={change}
                    words={describe(change)}
                    now={new Date(dataUpdatedAt)}
                    isPending={pendingId === change.id}
                    onUndo={() => onUndo(change)}
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
  );
}

interface ChangeProps {
  change: ListedChange;
  words: string;
  now: Date;
  isPending: boolean;
  onUndo: () => void;
}

function Change({ change, words, now, isPending, onUndo }: ChangeProps) {
  const moment = formatMoment(change.changedAt, now);
  return (
    <Row as="li" gap={12} justify="between" className={classes.entry}>
      <Stack gap={4} className={classes.entryWords}>
        <p>{words}</p>
        <Muted size={13}>{[moment, change.changedBy?.name].filter(Boolean).join(' · ')}</Muted>
      </Stack>
      {change.undoneAt ? (
        <Muted size={13}>Desfeita</Muted>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Desfazer: ${words}, ${moment}`}
          loading={isPending}
          onClick={onUndo}
        >
          Desfazer
        </Button>
      )}
    </Row>
  );
}
