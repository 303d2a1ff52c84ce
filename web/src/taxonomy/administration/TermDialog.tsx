import { NativeSelect } from '@mantine/core';
import type { Term, UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { describeTermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { Noun } from '../../ui/words/plural.ts';
import { showFailure } from '../../ui/states/show-failure.ts';
import { consequence } from './consequence.ts';
import { capitalized } from './kind-words.ts';

/** The action on a term and the term that remains; empty until one is chosen. */
export interface TermEnd {
  action: 'merge' | 'delete';
  into: string;
}

interface TermDialogProps {
  /** Absent while the dialog is closed. */
  end: TermEnd | undefined;
  term: UsedTerm;
  noun: Noun;
  others: readonly Term[];
  onChoose: (into: string) => void;
  onConfirm: (end: TermEnd) => Promise<void>;
  /** Called to create another term first. */
  onCreateOther: () => void;
  onClose: () => void;
}

const verbs = { merge: 'Juntar', delete: 'Excluir' };

/** Confirms removing a term: asks for its replacement and shows the consequences. */
export function TermDialog({
  end,
  term,
  noun: [one, , article],
  others,
  onChoose,
  onConfirm,
  onCreateOther,
  onClose,
}: TermDialogProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [isMissing, setMissing] = useState(false);
  const ending = useMutation({ mutationFn: onConfirm, onSuccess: onClose, onError: showFailure });
  const { action = 'merge', into = '' } = end ?? {};
  const uses = describeTermUsage(term.usage);
  const asks = action === 'merge' || uses !== null;
  const isStuck = asks && others.length === 0;
  const other = others.find(({ id }) => id === into);

  function confirm(): void {
    if (isStuck) return onCreateOther();
    setMissing(asks && !other);
    if (asks && !other) return select.current?.focus();
    if (end) ending.mutate(end);
  }

  function close(): void {
    setMissing(false);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={end !== undefined}
      title={action === 'merge' ? `Juntar “${term.title}” com…` : `Excluir “${term.title}”?`}
      confirmLabel={isStuck ? `Criar outr${article} ${one}` : verbs[action]}
      isDangerous={!isStuck}
      isPending={ending.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {end && asks && !isStuck && (
        <NativeSelect
          ref={select}
          label={`${capitalized(one)} que fica`}
          value={into}
          error={isMissing && !other && 'Campo obrigatório'}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={[
            { value: '', label: `Escolha um${article === 'a' ? 'a' : ''} ${one}`, disabled: true },
            ...others.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <p>
        {isStuck
          ? `Em uso: ${uses}. Para excluir, é preciso ter outr${article} ${one} para ficar no lugar.`
          : consequence(term, other ? `“${other.title}”` : `${article} ${one} que ficar`)}
      </p>
    </ConfirmDialog>
  );
}
