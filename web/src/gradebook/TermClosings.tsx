import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { useProfile } from '../layout/session.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { gradebookRoute, type Rules } from './gradebook.api.ts';
import type { UnsavedMarks } from './unsaved-marks.ts';

interface TermClosingsProps {
  classId: string;
  rules: Rules;
  closedTerms: readonly string[];
  unsaved: UnsavedMarks;
  canWrite: boolean;
}

interface AskedTerm {
  term: string;
  isOpening: boolean;
}

/** The terms of a grade book: each can be closed, and only administrators open one again (product.md GRADE13). */
export function TermClosings({
  classId,
  rules,
  closedTerms,
  unsaved,
  canWrite,
}: TermClosingsProps) {
  const { isAdmin } = useProfile();
  const [asked, setAsked] = useState<AskedTerm | null>(null);
  return (
    <Stack as="section" gap={12} aria-label="Períodos">
      <Heading>Períodos</Heading>
      <DividedList>
        {rules.terms.map((term) => {
          const isClosed = closedTerms.includes(term);
          const Icon = isClosed ? IconLock : IconLockOpen;
          return (
            <li key={term}>
              <Row>
                <Icon size={18} aria-hidden="true" />
                <span>{term}</span>
                <Muted as="span" size={13}>
                  {isClosed ? 'fechado' : 'aberto'}
                </Muted>
              </Row>
              {canWrite && (!isClosed || isAdmin) && (
                <Button
                  variant="default"
                  size="compact-md"
                  onClick={() => setAsked({ term, isOpening: isClosed })}
                >
                  {`${isClosed ? 'Reabrir' : 'Fechar'} ${term}`}
                </Button>
              )}
            </li>
          );
        })}
      </DividedList>
      {asked && (
        <TermQuestion
          classId={classId}
          asked={asked}
          isUnsaved={rules.columns.some(
            ({ id, term }) =>
              term === asked.term && [...unsaved.values()].some(({ columnId }) => columnId === id),
          )}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface TermQuestionProps {
  classId: string;
  asked: AskedTerm;
  /** The term has marks that are not saved. */
  isUnsaved: boolean;
  onClose: () => void;
}

function TermQuestion({
  classId,
  asked: { term, isOpening },
  isUnsaved,
  onClose,
}: TermQuestionProps) {
  const context = useAppContext();
  const route = isOpening
    ? 'POST /classes/{id}/gradebook/openings'
    : 'POST /classes/{id}/gradebook/closings';
  const changing = useMutation({
    mutationFn: () =>
      refreshing(context, gradebookRoute).wrote(
        context.call(route, { params: { id: classId }, body: { term } }),
      ),
    onSuccess: () =>
      showToast({ kind: 'success', message: `${term} ${isOpening ? 'reaberto' : 'fechado'}` }),
    onError: showFailure,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`${isOpening ? 'Reabrir' : 'Fechar'} ${term}?`}
      confirmLabel={isOpening ? 'Reabrir' : 'Fechar'}
      isDisabled={isUnsaved && !isOpening}
      isPending={changing.isPending}
      onConfirm={changing.mutate}
      onClose={onClose}
    >
      {isOpening
        ? 'As notas e as regras deste período podem mudar de novo.'
        : isUnsaved
          ? 'Há notas deste período que ainda não foram salvas. Resolva essas notas antes de fechar.'
          : 'As notas e as regras deste período não mudam mais. Só a administração da escola pode reabrir.'}
    </ConfirmDialog>
  );
}
