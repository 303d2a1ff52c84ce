import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { notebookRoutes } from '../../../error-notebook/notebook-routes.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import classes from '../../../layout/notes.module.css';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { essayResultsQuery } from './essay-results.api.ts';
import { type Mark, notedOf, withMark } from './noted-marks.ts';

interface KeepMarkProps {
  attemptId: string;
  essay: Pick<EssayResult, 'questionId' | 'noted'>;
  mark: Mark;
  /** The id of the element that names it. */
  describedBy: string;
}

/** Makes a card of the error notebook of a comment or a criterion (product.md E6), and undoes it. */
export function KeepMark({ attemptId, essay, mark, describedBy }: KeepMarkProps) {
  const { call, queryClient } = useAppContext();
  const { questionId } = essay;
  const noted = notedOf(essay.noted, mark);
  const change = useMutation({
    async mutationFn() {
      if (noted) {
        await call('DELETE /error-notebook/essay-cards/{id}', { params: { id: noted.id } });
        return null;
      }
      const body = { attemptId, questionId, ...mark };
      return (await call('POST /error-notebook/essay-cards', { body })).id;
    },
    onError: showFailure,
    onSuccess(id) {
      queryClient.setQueryData(
        essayResultsQuery(attemptId).queryKey,
        (known) => known && withMark(known, questionId, mark, id),
      );
      for (const route of notebookRoutes) void queryClient.invalidateQueries({ queryKey: [route] });
    },
  });
  return (
    <Row gap={4} className={classes.dismissal}>
      <Muted as="span" role="status" size={14} className={classes.dismissed}>
        {noted && 'No caderno'}
      </Muted>
      <Button
        variant="subtle"
        size="compact-md"
        aria-describedby={describedBy}
        onClick={() => {
          if (!change.isPending) change.mutate();
        }}
      >
        {noted ? 'Desfazer' : 'Guardar no caderno de erros'}
      </Button>
    </Row>
  );
}
