import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../files/save-file.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { showToast } from '../../ui/states/toast.tsx';

interface PrintButtonProps {
  label: string;
  isMain?: boolean;
  print: () => Promise<Blob>;
  fileName: string;
  /** Told once the file is among the downloads. */
  saved: string;
  /** The content of the file, and the work while it is made. */
  words: { before?: string; meanwhile: string };
}

/** Saves a PDF that the server makes, and tells a refusal in its place. */
export function PrintButton({
  label,
  isMain = false,
  print,
  fileName,
  saved,
  words,
}: PrintButtonProps) {
  const printing = useMutation({
    mutationFn: print,
    onSuccess: (pdf) => {
      saveFile(pdf, fileName);
      showToast({ kind: 'success', message: saved });
    },
  });
  if (printing.error && !(printing.error instanceof ApiProblem)) throw printing.error;
  return (
    <div>
      <div role="alert">
        {printing.error && <ErrorMessage>{printing.error.detail}</ErrorMessage>}
      </div>
      <Row gap={16}>
        <Button
          variant={isMain ? 'filled' : 'default'}
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          loading={printing.isPending}
          onClick={() => printing.mutate()}
        >
          {label}
        </Button>
        <Muted size={14} role="status">
          {printing.isPending ? words.meanwhile : words.before}
        </Muted>
      </Row>
    </div>
  );
}
