import { Button } from '@mantine/core';
import { binDays, type BinItem, type BinKind } from '@sabia/domain/bin/bin.ts';
import { plainText } from '@sabia/domain/rich-text.ts';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListingPage } from '../layout/ListingPage.tsx';
import { formatMoment } from '../ui/words/dates.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListingTable, TitleCell } from '../ui/lists/ListingTable.tsx';
import { type Notice, NoticeBar } from '../ui/states/NoticeBar.tsx';
import { count } from '../ui/words/plural.ts';
import { showFailure } from '../ui/states/show-failure.ts';
import { binQuery, useRestoreFromBin } from './bin.api.ts';

const columns = ['O que', 'Tipo', 'Excluído', 'Prazo'];

const kinds: Readonly<Record<BinKind, string>> = {
  COURSE: 'Curso',
  SECTION: 'Seção',
  CONTENT: 'Conteúdo',
  QUESTION: 'Questão',
};

const blockers: Readonly<Record<NonNullable<BinItem['blockedBy']>, string>> = {
  COURSE: 'Restaure antes o curso',
  SECTION: 'Restaure antes a seção',
  CONTENT: 'Restaure antes o conteúdo',
};

/** Everything that was deleted in the last days and can be restored. */
export function BinPage() {
  const { page } = useSearch({ from: '/admin/lixeira' });
  const [notice, setNotice] = useState<Notice>();
  return (
    <ListingPage
      title="Lixeira"
      search={{ page }}
      filters={null}
      // Things are deleted on other screens.
      query={useQuery({ ...binQuery(page), staleTime: 0, placeholderData: keepPreviousData })}
      noun={['item', 'itens', 'o']}
      empty={
        <EmptyState
          icon={<IconTrash />}
          message="A lixeira está vazia."
          hint={`Cursos, seções, conteúdos e questões que você excluir ficam aqui por ${binDays} dias e podem voltar.`}
        />
      }
      footer={<NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />}
    >
      {(items, now) => (
        <ListingTable label="Lixeira" columns={columns}>
          {items.map((item) => (
            <BinRow key={`${item.kind} ${item.id}`} item={item} now={now} onRestored={setNotice} />
          ))}
        </ListingTable>
      )}
    </ListingPage>
  );
}

interface BinRowProps {
  item: BinItem;
  now: Date;
  onRestored: (notice: Notice) => void;
}

function BinRow({ item, now, onRestored }: BinRowProps) {
  const restoreFromBin = useRestoreFromBin();
  const restoration = useMutation({
    mutationFn: () => restoreFromBin(item),
    onSuccess: (text) => onRestored({ text }),
    onError: showFailure,
  });
  const { kind, within, deletedAt, deletedBy, daysLeft, blockedBy } = item;
  const title = kind === 'QUESTION' ? plainText(item.title) || 'Imagem' : item.title;
  return (
    <tr>
      <TitleCell details={within.join(' › ')}>
        <strong>{title}</strong>
      </TitleCell>
      <td data-label="Tipo">{kinds[kind]}</td>
      <td data-label="Excluído">
        {formatMoment(deletedAt, now)}
        {deletedBy && `, por ${deletedBy.name}`}
      </td>
      <td data-label="Prazo">{count(daysLeft, 'dia', 'dias')}</td>
      <td>
        {blockedBy ? (
          blockers[blockedBy]
        ) : (
          <Button
            variant="default"
            loading={restoration.isPending}
            aria-label={`Restaurar ${title}`}
            onClick={() => restoration.mutate()}
          >
            Restaurar
          </Button>
        )}
      </td>
    </tr>
  );
}
