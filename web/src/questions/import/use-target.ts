import { bankDraft } from '@sabia/domain/questions/banks.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rules } from '../../platform/form-rules.ts';
import { collectionsQuery, useBanks } from '../question-collections.api.ts';

/** The choice of a new bank. */
export const newBank = '';

const mistakesOf = rules(bankDraft.pick({ title: true }));

/**
 * The owner of imported questions: a given one, else a question bank that the administrator chooses or names. `preset` is the
 * id of the bank that is chosen first, if it is an open bank.
 */
export function useTarget(owner: QuestionsOwner | null, preset: string | undefined) {
  const { createBank } = useBanks();
  const { data: collections } = useQuery({ ...collectionsQuery, enabled: owner === null });
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const banks = (collections ?? []).filter(
    ({ kind, isArchived }) => kind === 'bank' && !isArchived,
  );
  const first = banks.find(({ id }) => id === preset) ?? banks[0];
  const bankId = chosen ?? first?.id ?? newBank;

  return {
    banks,
    isLoading: owner === null && !collections,
    bankId,
    title,
    problem,
    choose: (id: string) => {
      setChosen(id);
      setProblem(undefined);
    },
    name: (written: string) => {
      setTitle(written);
      setProblem(undefined);
    },
    /** False if the new bank needs another name. */
    isReady: (): boolean => {
      if (owner || bankId !== newBank) return true;
      const { title: mistake } = mistakesOf({ title });
      setProblem(mistake);
      return mistake === undefined;
    },
    /** Creates the new bank; a repeated import finds it. */
    find: async (): Promise<QuestionsOwner> => {
      if (owner) return owner;
      if (bankId !== newBank) return { bankId };
      const { id } = await createBank(title.trim());
      setChosen(id);
      return { bankId: id };
    },
  };
}

export type Target = ReturnType<typeof useTarget>;
