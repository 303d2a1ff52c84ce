import { Button } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { notebookRoutes } from '../../error-notebook/notebook-routes.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { read } from '../../platform/api/api.ts';
import { Row } from '../../ui/primitives/Row.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import classes from './Result.module.css';

/**
 * Blank questions are no errors: the learner may include those of an attempt in the notebook, and undo it. Nothing where
 * the result withholds the key of all of them.
 */
export function BlanksNote({ attemptId }: { attemptId: string }) {
  const { call, queryClient } = useAppContext();
  const words = useId();
  const blanksQuery = read('GET /error-notebook/blanks/{id}', { params: { id: attemptId } });
  const blanks = useQuery(blanksQuery);
  const { isIncluded = false, blankQtd = 0 } = blanks.data ?? {};
  const change = useMutation({
    async mutationFn() {
      if (isIncluded)
        await call('DELETE /error-notebook/blanks/{id}', { params: { id: attemptId } });
      else await call('POST /error-notebook/blanks', { body: { attemptId } });
    },
    onError: showFailure,
    onSuccess() {
      queryClient.setQueryData(blanksQuery.queryKey, { isIncluded: !isIncluded, blankQtd });
      for (const route of notebookRoutes) void queryClient.invalidateQueries({ queryKey: [route] });
    },
  });
  if (blankQtd === 0) return null;
  return (
    <Row className={classes.notebook}>
      <IconNotebook size={20} aria-hidden="true" />
      <Row gap={16}>
        <span id={words} role="status">
          {isIncluded ? includedWords(blankQtd) : blankWords(blankQtd)}
        </span>
        <Button
          variant="subtle"
          size="compact-md"
          aria-describedby={words}
          className={classes.include}
          onClick={() => {
            if (!change.isPending) change.mutate();
          }}
        >
          {isIncluded ? 'Desfazer' : 'Incluir no caderno'}
        </Button>
      </Row>
    </Row>
  );
}

/** '38 ficaram em branco: incluir?' */
const blankWords = (blank: number) =>
  `${blank === 1 ? '1 ficou' : `${blank.toLocaleString('pt-BR')} ficaram`} em branco: incluir?`;

const includedWords = (blank: number) =>
  blank === 1
    ? 'A que ficou em branco está no caderno.'
    : `As ${blank.toLocaleString('pt-BR')} que ficaram em branco estão no caderno.`;
