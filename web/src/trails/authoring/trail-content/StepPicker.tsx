import { Skeleton } from '@mantine/core';
import type { Trail, TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import { stepKinds } from '../../step-kinds.ts';
import { Candidate } from './Candidate.tsx';
import { candidatesQuery } from './candidates-query.ts';
import classes from './StepPicker.module.css';
import { newStepKinds } from './step-search.ts';

interface StepPickerProps {
  trail: Trail;
  kind: TrailContentKind;
}

/** Finds courses, lives and practice exams of the school, and makes steps of them. */
export function StepPicker({ trail, kind }: StepPickerProps) {
  const [searchKey, setSearchKey] = useState('');
  const { many } = stepKinds[kind];
  const candidates = useQuery({
    ...candidatesQuery(kind, searchKey),
    // What was found before is of the same kind, or is not shown.
    placeholderData: (before, query) =>
      query?.queryKey[0] === candidatesQuery(kind, '').queryKey[0] ? before : undefined,
  });
  return (
    <>
      <TabLinks
        label="O que adicionar"
        tellsBySearch
        tabs={newStepKinds.map((each) => ({
          label: stepKinds[each].many,
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
