import { Skeleton } from '@mantine/core';
import type { Revision, RevisionKind } from '@sabia/domain/history/revision.ts';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { NoticeBar, type Notice } from '../ui/states/NoticeBar.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { historyQuery, useRestore } from './history.api.ts';
import { RevisionItem } from './timeline/RevisionItem.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface HistoryProps {
  kind: RevisionKind;
  id: string;
  page: number;
}

/** The history of an entity, latest change first; former versions can be restored. */
export function History({ kind, id, page }: HistoryProps) {
  const history = useQuery({
    ...historyQuery(kind, id, page),
    placeholderData: keepPreviousData,
  });
  const restore = useRestore();
  const [notice, setNotice] = useState<Notice>();
  const now = new Date(history.dataUpdatedAt);

  function offerUndo(revision: Revision, number: number): void {
    showToast({ kind: 'success', message: 'Versão restaurada' });
    const undo = () =>
      void restore(revision.kind, revision.entityId, number - 1).then(
        () => setNotice(undefined),
        showFailure,
      );
    setNotice({ text: 'Versão restaurada.', undo });
  }

  return (
    <div style={{ maxWidth: 860 }}>
      <Loaded query={history} skeleton={<HistorySkeleton />}>
        {({ items, totalPages }) => (
          <>
            {items.length === 0 && (
              <EmptyState
                icon={<IconHistory />}
                message="Nada mudou ainda."
                hint="Cada alteração aparece aqui, com quem a fez e o que mudou."
              />
            )}
            <Stack as="ol" gap={12}>
              {items.map((revision, index) => (
                <RevisionItem
                  key={revision.id}
                  revision={revision}
                  now={now}
                  isOpen={index === 0 && page === 1}
                  onRestored={(number) => offerUndo(revision, number)}
                />
              ))}
            </Stack>
            <Pager page={page} totalPages={totalPages} />
          </>
        )}
      </Loaded>
      <NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />
    </div>
  );
}

const HistorySkeleton = () => (
  <Stack gap={12}>
    <Skeleton height={230} radius={12} />
    <Skeleton height={86} radius={12} />
    <Skeleton height={86} radius={12} />
  </Stack>
);
