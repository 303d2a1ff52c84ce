import { Skeleton } from '@mantine/core';
import type { Trail, TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import { itemKinds } from '../../item-kinds.ts';
import { Candidate } from './Candidate.tsx';
import { candidatesQuery } from './candidates-query.ts';
import classes from './ItemPicker.module.css';
import { newItemKinds } from './item-search.ts';

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
      <SearchInput
        label={`Buscar ${many.toLowerCase()}`}
        placeholder="Título ou assunto"
        value={searchKey}
        onChange={setSearchKey}
        data-autofocus
      />
      <Loaded query={candidates} skeleton={<Skeleton height={320} mt={16} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState message={`Nada em ${many.toLowerCase()} com estas palavras.`} />
          ) : (
            <>
              <ul className={classes.candidates} aria-busy={candidates.isPlaceholderData}>
                {items.map((item) => (
                  <Candidate key={item.id} trail={trail} kind={kind} item={item} />
                ))}
              </ul>
              {total > items.length && (
                <p className={classes.more}>
                  Mostrando {items.length} de {total}. Busque para achar os outros.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
