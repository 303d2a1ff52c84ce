import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { saveFile } from './save-file.ts';

interface ExportSheetProps {
  /** The name of the button for screen readers: 'Exportar pessoas'. */
  label: string;
  /** The words on it, which the label begins with. */
  words?: string;
  fileName: string;
  load: (options: { timeoutMs: number }) => Promise<Blob>;
}

/** Milliseconds; the list of a large school takes a while. */
const timeoutMs = 60_000;

/** Saves a list as a CSV file. */
export function ExportSheet({ label, words = 'Exportar', fileName, load }: ExportSheetProps) {
  const download = useMutation({
    mutationFn: () => load({ timeoutMs }),
    onSuccess: (file) => {
      saveFile(file, fileName);
      showToast({ kind: 'success', message: 'Planilha salva entre os seus downloads' });
    },
    onError: showFailure,
  });
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<IconFileExport size={18} aria-hidden="true" />}
      aria-label={label}
      onClick={() => download.mutate()}
    >
      {words}
    </Button>
  );
}
