import { Skeleton, TextInput } from '@mantine/core';
import { type Usage, describeMockExams, describeUsage } from '@sabia/domain/usage.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import classes from './Dialog.module.css';
import { Loaded } from '../states/Loaded.tsx';

interface DeleteUsedDialogProps {
  isOpen: boolean;
  /** The title of the entity that is deleted. */
  title: string;
  /** The consequences for all users. */
  children: ReactNode;
  confirmLabel: string;
  usage: UseQueryOptions<Usage, ApiProblem>;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Confirms a deletion: shows what hinders it, or how many users it affects and, if any, asks for the title. */
export function DeleteUsedDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  usage,
  onDelete,
  onClose,
}: DeleteUsedDialogProps) {
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  // Always fetched: learners continue to study while the listing is open. Not of what is deleted already.
  const query = useQuery({ ...usage, enabled: isOpen && !isDeleting, staleTime: 0 });
  const hindrance = query.data ? describeMockExams(query.data.mockExams) : null;
  const isAffecting = query.data !== undefined && query.data.learnersQtd > 0 && !hindrance;
  const isConfirmed =
    query.data !== undefined && !hindrance && (!isAffecting || typed.trim() === title.trim());

  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      setDeleting(false);
      throw error;
    }
  }

  return (
    <DeleteDialog
      isOpen={isOpen}
      title={`Excluir “${title}”?`}
      confirmLabel={confirmLabel}
      isDisabled={!isConfirmed}
      onDelete={remove}
      onClose={() => {
        setTyped('');
        setDeleting(false);
        onClose();
      }}
    >
      {children}
      {isOpen && (
        <div className={classes.usage}>
          <Loaded query={query} skeleton={<UsageSkeleton />}>
            {(found) => (hindrance ? <p>{hindrance}</p> : <UsageWords usage={found} />)}
          </Loaded>
        </div>
      )}
      {isAffecting && (
        <TextInput
          label="Para confirmar, digite o título"
          description={title}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
      )}
    </DeleteDialog>
  );
}

const UsageSkeleton = () => <Skeleton height={24} width="70%" />;

function UsageWords({ usage }: { usage: Usage }) {
  const words = describeUsage(usage);
  if (words.length === 0) return <p>Ninguém começou ainda, e nenhuma trilha passa por aqui.</p>;
  return (
    <ul>
      {words.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
