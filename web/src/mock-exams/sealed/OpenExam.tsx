import { Button, TextInput } from '@mantine/core';
import { typedCode } from '@sabia/domain/mock-exams/opening-code.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { keyByCode, openContent } from './open-sealed.ts';
import { contentOf, type KeptExam } from './sealed-store.ts';
import { startSitting } from './sittings.ts';

/** An exam that does not open, with the reason for the student. */
class Unopened extends Error {}

interface OpenExamProps {
  exam: KeptExam;
  /** The server gives the key. */
  hasStarted: boolean;
}

/** Opens a downloaded exam by the opening code, or by the key of the server after the start. The clock begins with it. */
export function OpenExam({ exam, hasStarted }: OpenExamProps) {
  const { call } = useAppContext();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const start = async (key: string, refusal: string) => {
    const content = await contentOf(exam);
    if (!content || !(await openContent(key, exam.header, content))) throw new Unopened(refusal);
    await startSitting(queryClient, exam, key);
  };
  const byCode = useMutation({
    async mutationFn() {
      const code = typedCode(text);
      if (!code)
        throw new Unopened('O código tem 12 letras, sem números. Confira e digite de novo.');
      const key = await keyByCode(exam.header, code);
      if (!key) throw new Unopened(wrongCode);
      await start(key, wrongCode);
    },
  });
  const byServer = useMutation({
    async mutationFn() {
      const params = { id: exam.mockExamId, day: String(exam.day) };
      const { contentKey } = await call('GET /mock-exams/{id}/sealed-exams/{day}', { params });
      if (!contentKey) throw new Unopened('A prova ainda não começou.');
      await start(contentKey, 'A escola lacrou a prova de novo. Baixe outra vez e abra.');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    byCode.mutate();
  };
  return (
    <Stack gap={16}>
      {hasStarted && (
        <Stack gap={8} align="start">
          <Problem error={byServer.error} />
          <Button loading={byServer.isPending} onClick={() => byServer.mutate()}>
            Começar a prova
          </Button>
          <Muted size={14}>A prova já pode ser aberta. O tempo corre a partir daqui.</Muted>
        </Stack>
      )}
      <form onSubmit={submit}>
        <Stack gap={8} align="start">
          <TextInput
            label="Código de abertura"
            description="12 letras, que quem aplica a prova diz na hora de começar."
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
            withAsterisk={false}
            w="100%"
            maw={360}
            value={text}
            onChange={({ currentTarget }) => {
              byCode.reset();
              setText(currentTarget.value);
            }}
            error={byCode.error ? reasonOf(byCode.error) : null}
          />
          <Button
            type="submit"
            variant={hasStarted ? 'default' : 'filled'}
            loading={byCode.isPending}
          >
            Abrir com o código
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

const wrongCode = 'Este código não abre esta prova. Confira as letras com quem aplica a prova.';

const Problem = ({ error }: { error: Error | null }) => (
  <div role="alert">{error && <ErrorMessage>{reasonOf(error)}</ErrorMessage>}</div>
);

/** Throws every error that tells the student nothing, because it is a bug. */
function reasonOf(error: Error): string {
  if (error instanceof ApiProblem) return error.detail;
  if (error instanceof Unopened) return error.message;
  throw error;
}
