import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '../../../platform/load-code.ts';
import { onReconnection } from '../../../platform/reconnection.ts';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { useIsOnline } from '../../../ui/states/use-is-online.ts';
import type { TaskAnswerProps } from '../../task-answer.ts';

/** The code of uploads, which few exams need, is a chunk of its own. */
const importFields = () => import('./FileAnswer.tsx');

/** Loads that code while there is a network: the question may be reached without one. */
export async function preloadFileAnswer(): Promise<void> {
  await importFields().catch(() => {});
}

interface Code {
  FileAnswer: (props: TaskAnswerProps<'FILE'>) => ReactNode;
}

export const FileAnswer = (props: TaskAnswerProps<'FILE'>) => (
  <LazyFileAnswer load={importFields} {...props} />
);

/** The fields once their code is there; without it the other questions stay on the screen. */
export function LazyFileAnswer({
  load,
  ...props
}: TaskAnswerProps<'FILE'> & { load: () => Promise<Code> }) {
  const isOnline = useIsOnline();
  /** Null: it could not be loaded. */
  const [code, setCode] = useState<Code | null>();
  useEffect(() => {
    const tryToLoad = () => void codeOf(load).then((found) => setCode(unlessLoaded(found)));
    tryToLoad();
    return onReconnection(tryToLoad);
  }, [load]);

  if (code) return <code.FileAnswer {...props} />;
  if (code === undefined) return <Skeleton height={120} />;
  function tryAgain(): void {
    setCode(undefined);
    void codeOf(load).then((found) => setCode(unlessLoaded(found)));
  }
  return (
    <Stack gap={12} role="group" aria-label={props.label}>
      <p role="status">
        {isOnline
          ? 'O campo de envio de arquivos não abriu. Tente de novo ou recarregue a página: suas respostas continuam guardadas.'
          : 'Arquivos precisam de conexão. O campo de envio volta com a internet.'}
      </p>
      <Row>
        <Button variant="default" onClick={tryAgain}>
          Tentar novamente
        </Button>
      </Row>
    </Stack>
  );
}

const codeOf = (load: () => Promise<Code>): Promise<Code | null> =>
  loadCode(load).catch(() => null);

/** Of two attempts, a later failure changes nothing. */
const unlessLoaded = (found: Code | null) => (before: Code | null | undefined) => before ?? found;
