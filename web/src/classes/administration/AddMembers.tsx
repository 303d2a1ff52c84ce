import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { classRoleNames } from '../class-words.ts';
import { candidatesQuery, useClassAdministration } from './class-administration.api.ts';

const isRole = (value: string): value is ClassRole => value in classRoleNames;

/** Of the people that a search finds. */
const shownQtd = 5;

/** Finds users and adds them to the class in a role. */
export function AddMembers({ classId }: { classId: string }) {
  const heading = useId();
  const [role, setRole] = useState<ClassRole>('STUDENT');
  const [words, setWords] = useState('');
  const { addMember } = useClassAdministration();
  const candidates = useQuery({ ...candidatesQuery(words), enabled: words !== '' });
  const addition = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => addMember(classId, id, role),
    onSuccess: (_, { name }) => showToast({ kind: 'success', message: `${name} está na turma` }),
    onError: showFailure,
  });
  return (
    <Card as="section" gap={12} aria-labelledby={heading}>
      <Heading id={heading} size={18}>
        Adicionar pessoas
      </Heading>
      <NativeSelect
        label="Entra como"
        value={role}
        data={Object.entries(classRoleNames).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => {
          if (isRole(value)) setRole(value);
        }}
      />
      <SearchInput
        label="Buscar pessoa"
        placeholder="Nome ou e-mail"
        value={words}
        onChange={setWords}
      />
      {words && (
        <Loaded query={candidates} skeleton={<Skeleton height={160} />}>
          {({ items, total }) =>
            items.length === 0 ? (
              <Muted size={14}>Ninguém com este nome ou e-mail.</Muted>
            ) : (
              <>
                <DividedList>
                  {items.slice(0, shownQtd).map(({ id, name, email }) => (
                    <li key={id}>
                      <div>
                        {name}
                        <Muted size={13}>{email}</Muted>
                      </div>
                      <Button
                        variant="default"
                        aria-label={`Adicionar ${name}`}
                        loading={addition.isPending && addition.variables.id === id}
                        onClick={() => addition.mutate({ id, name })}
                      >
                        Adicionar
                      </Button>
                    </li>
                  ))}
                </DividedList>
                {total > shownQtd && (
                  <Muted
                    size={14}
                  >{`Mais ${total - shownQtd}. Escreva mais do nome ou do e-mail.`}</Muted>
                )}
              </>
            )
          }
        </Loaded>
      )}
    </Card>
  );
}
