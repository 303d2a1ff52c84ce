import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Route } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import classes from '../layout/notes.module.css';
import { notebookQuery, notebookQueueQuery } from './error-notebook.api.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface DismissalProps {
  questionId: string;
  /** The id of the element that names the question. */
  describedBy: string;
}

/** Dismisses a question; as long as it is on the screen, this can be undone. */
export function Dismissal({ questionId, describedBy }: DismissalProps) {
  const { call, queryClient } = useAppContext();
  const [isDismissed, setDismissed] = useState(false);
  const change = useMutation({
    async mutationFn() {
      const params = { id: questionId };
      // A list that is being read would remove the question from the screen, and with it the undo button.
      for (const queryKey of lists) await queryClient.cancelQueries({ queryKey });
      if (isDismissed) await call('POST /error-notebook/questions/{id}/recall', { params });
      else await call('DELETE /error-notebook/questions/{id}', { params });
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

const pages = 'GET /error-notebook/questions' satisfies Route;
const lists = [notebookQueueQuery.queryKey, [pages]];
