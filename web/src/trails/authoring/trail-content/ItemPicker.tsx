import { Skeleton } from '@mantine/core';
import type { Trail, TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { SearchInput } from '../../../ui/lists/SearchInput.tsx';
import { TabLinks } from '../../../ui/lists/TabLinks.tsx';
import { itemKinds } from '../../item-kinds.ts';
import { Candidate } from './Candidate.tsx';
import { candidatesQuery } from './candidates-query.ts';
import { newItemKinds } from './item-search.ts';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Refreshing } from '../../../ui/primitives/Refreshing.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

interface ItemPickerProps {
  trail: Trail;
  kind: TrailContentKind;
}

/** Finds courses, lives and practice exams, and adds them to the trail. */
export function ItemPicker({ trail, kind }: ItemPickerProps) {
  const [searchKey, setSearchKey] = useState('');
  const { many } = itemKinds[kind];
  const candidates = useQuery({
    ...candidatesQuery(kind, searchKey),
    // The former results stay on the screen only for another search of the same kind.
    placeholderData: (before, query) =>
      query?.queryKey[0] === candidatesQuery(kind, '').queryKey[0] ? before : undefined,
  });
  return (
    <>
      <TabLinks
        label="O que adicionar"
        tellsBySearch
        tabs={newItemKinds.map((each) => ({
          label: itemKinds[each].many,
          to: '.',
          search: { adicionar: each },
        }))}
      />
      <Stack gap={16}>
        <SearchInput
          label={`Buscar ${many.toLowerCase()}`}
          placeholder="Título ou assunto"
          value={searchKey}
          onChange={setSearchKey}
          data-autofocus
        />
        <Loaded query={candidates} skeleton={<Skeleton height={320} />}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState message={`Nada em ${many.toLowerCase()} com estas palavras.`} />
            ) : (
              <Stack gap={16}>
                <Refreshing isRefreshing={candidates.isPlaceholderData}>
                  <DividedList>
                    {items.map((item) => (
                      <Candidate key={item.id} trail={trail} kind={kind} item={item} />
                    ))}
                  </DividedList>
                </Refreshing>
                {total > items.length && (
                  <Muted size={14}>
                    Mostrando {items.length} de {total}. Busque para achar os outros.
                  </Muted>
                )}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </>
  );
}
