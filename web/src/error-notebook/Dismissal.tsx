import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, Route } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import classes from '../layout/notes.module.css';
import { notebookQuery, notebookQueueQuery } from './error-notebook.api.ts';
import type { NotebookCard } from './notebook-card.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface DismissalProps {
  card: NotebookCard;
  /** The id of the element that names the card. */
  describedBy: string;
}

/** Takes a card out of the notebook; as long as it is on the screen, this can be undone. */
export function Dismissal({ card, describedBy }: DismissalProps) {
  const { call, queryClient } = useAppContext();
  const [isDismissed, setDismissed] = useState(false);
  const change = useMutation({
    async mutationFn() {
      // A list that is being read would remove the question from the screen, and with it the undo button.
      for (const queryKey of lists) await queryClient.cancelQueries({ queryKey });
      await (isDismissed ? recall(call, card) : dismiss(call, card));
    },
    onError: showFailure,
    onSuccess() {
      setDismissed(!isDismissed);
      void queryClient.invalidateQueries({ queryKey: notebookQuery.queryKey });
      // Lists are read again later, so that the undo button stays on the screen.
      for (const queryKey of lists)
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
  return (
    <Row gap={4} className={classes.dismissal}>
      <Muted as="span" role="status" size={14} className={classes.dismissed}>
        {isDismissed && 'Não volta mais.'}
      </Muted>
      <Button
        variant="subtle"
        size="compact-md"
        aria-describedby={describedBy}
        onClick={() => {
          if (!change.isPending) change.mutate();
        }}
      >
        {isDismissed ? 'Desfazer' : 'Já sei, tirar do caderno'}
      </Button>
    </Row>
  );
}

const dismiss = (call: Call, card: NotebookCard): Promise<unknown> =>
  'question' in card
    ? call('DELETE /error-notebook/questions/{id}', { params: { id: card.question.id } })
    : call('DELETE /error-notebook/essay-cards/{id}', { params: { id: card.id } });

function recall(call: Call, card: NotebookCard): Promise<unknown> {
  if ('question' in card)
    return call('POST /error-notebook/questions/{id}/recall', { params: { id: card.question.id } });
  const { attemptId, questionId, criterion, comment } = card;
  const body = { attemptId, questionId, criterion, comment };
  return call('POST /error-notebook/essay-cards', { body });
}

const pages: Route[] = [
  'GET /error-notebook/questions',
  'GET /error-notebook/essay-cards',
  'GET /practice-exams/attempts/{id}/essays',
];
const lists = [notebookQueueQuery.queryKey, ...pages.map((route) => [route])];
