import { Button, Menu } from '@mantine/core';
import { type ExamOwner, exportFormats } from '@sabia/domain/questions/question-import.ts';
import { IconFileExport } from '@tabler/icons-react';
import { exportNames, useExport } from './export-questions.ts';

/** Exports the questions of a content or practice exam as a file for another program. */
export function ExportMenu({ owner }: { owner: ExamOwner }) {
  const download = useExport(owner);
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
        <Menu.Label>O começo do arquivo diz o que ele não leva</Menu.Label>
        {exportFormats.map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate(format)}>
            {exportNames[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
