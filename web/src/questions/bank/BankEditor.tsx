import { NativeSelect, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorDrawer } from '../../ui/dialogs/EditorDrawer.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import type { Notice } from '../../ui/states/NoticeBar.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { QuestionForm } from '../editor/QuestionForm.tsx';
import { collectionsQuery, questionQuery } from '../question-collections.api.ts';
import { newQuestion } from '../question-search.ts';
import type { BankSearch } from './bank-search.ts';

interface BankEditorProps {
  search: BankSearch;
  onClose: () => void;
  /** Opens a new question in the editor. */
  onNew: () => void;
  onManageBanks: () => void;
  tell: (notice: Notice) => void;
}

/** The editor of the question in the search params, beside the list. */
export function BankEditor({ search: { questao, banco }, tell, ...props }: BankEditorProps) {
  const { onClose } = props;
  const isNew = questao === newQuestion;
  return (
    <EditorDrawer
      isOpen={questao !== undefined}
      title={isNew ? 'Nova questão' : 'Questão'}
      onClose={onClose}
    >
      {isNew && (
        <NewQuestion
          banco={banco}
          tell={tell}
          onClose={onClose}
          onManageBanks={props.onManageBanks}
        />
      )}
      {questao && !isNew && (
        <OpenQuestion
          key={questao}
          id={questao}
          onClose={onClose}
          onNew={props.onNew}
          tell={tell}
        />
      )}
    </EditorDrawer>
  );
}

interface OpenQuestionProps {
  id: string;
  onClose: () => void;
  onNew: () => void;
  tell: (notice: Notice) => void;
}

function OpenQuestion({ id, onClose, onNew, tell }: OpenQuestionProps) {
  const query = useQuery(questionQuery(id));
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} radius={12} />}>
      {(question) => (
        <QuestionForm
          owner={question.owner}
          question={question}
          onSaved={({ grades }, isAnotherNext) => {
            tell({ text: grades ? `Questão salva: ${grades}.` : 'Questão salva.' });
            if (isAnotherNext) onNew();
            else onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Loaded>
  );
}

type NewQuestionProps = Omit<BankEditorProps, 'search' | 'onNew'> & { banco: string | undefined };

function NewQuestion({ banco, onClose, onManageBanks, tell }: NewQuestionProps) {
  const query = useQuery(collectionsQuery);
  const [chosen, setChosen] = useState(banco);
  /** Number of questions created in a row; a new key opens an empty form. */
  const [round, setRound] = useState(0);
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} radius={12} />}>
      {(collections) => {
        const banks = collections.filter(({ kind, isArchived }) => kind === 'bank' && !isArchived);
        const bank = banks.find(({ id }) => id === chosen) ?? banks[0];
        if (!bank)
          return (
            <EmptyState
              message="Primeiro, um banco."
              hint="Toda questão nova desta tela fica em um banco, que só a administração vê."
              action={<Button onClick={onManageBanks}>Criar um banco</Button>}
            />
          );
        return (
          <Stack gap={20}>
            <NativeSelect
              label="Banco"
              value={bank.id}
              data={banks.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <QuestionForm
              key={round}
              owner={{ bankId: bank.id }}
              question={undefined}
              onSaved={(_, isAnotherNext) => {
                tell({ text: `Questão adicionada a ${bank.title}.` });
                if (isAnotherNext) setRound(round + 1);
                else onClose();
              }}
              onCancel={onClose}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
