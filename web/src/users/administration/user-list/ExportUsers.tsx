import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../files/save-file.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { showFailure } from '../../../ui/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { usersAsked } from './user-list-query.ts';
import type { UserListSearch } from './user-list-search.ts';

/** A large school takes a while. */
const patience = 60_000;

/** Saves the people of the listing, with its filters, as a file for a spreadsheet. */
export function ExportUsers({ search }: { search: UserListSearch }) {
  const { call } = useAppContext();
  const download = useMutation({
    mutationFn: () => call('GET /users/admin/export', { query: usersAsked(search) }, { patience }),
    onSuccess: (file) => {
      saveFile(file, 'pessoas.csv');
      showToast({ kind: 'success', message: 'Planilha salva entre os seus downloads' });
    },
    onError: showFailure,
  });
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<IconFileExport size={18} aria-hidden="true" />}
      aria-label="Exportar pessoas"
      onClick={() => download.mutate()}
    >
      Exportar
    </Button>
  );
}
