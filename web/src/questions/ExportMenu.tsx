import { Button, Menu } from '@mantine/core';
import type { ExamOwner, ExportFormat } from '@sabia/domain/questions/question-import.ts';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../files/save-file.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { showFailure } from '../ui/show-failure.ts';

const formats = {
  gift: { name: 'GIFT', extension: 'gift' },
  'moodle-xml': { name: 'Moodle XML', extension: 'xml' },
} as const;

/** Milliseconds; many images take a while to pack. */
const timeoutMs = 120_000;

/** Exports the questions of a content or practice exam as a file for another program. */
export function ExportMenu({ owner }: { owner: ExamOwner }) {
  const { call } = useAppContext();
  const download = useMutation({
    mutationFn: (format: ExportFormat) =>
      call('GET /questions/export', { query: { ...owner, format } }, { timeoutMs }),
    onSuccess: (file, format) => saveFile(file, `questoes.${formats[format].extension}`),
    onError: showFailure,
  });
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconFileExport size={18} aria-hidden="true" />}
          aria-label="Exportar questões"
        >
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Só questões de escolha única</Menu.Label>
        <Menu.Item onClick={() => download.mutate('gift')}>{formats.gift.name}</Menu.Item>
        <Menu.Item onClick={() => download.mutate('moodle-xml')}>
          {formats['moodle-xml'].name}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
