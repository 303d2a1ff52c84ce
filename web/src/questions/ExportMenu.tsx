import { Button, Menu } from '@mantine/core';
import { exportFormats, type QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { IconFileExport } from '@tabler/icons-react';
import { ExportLosses } from './ExportLosses.tsx';
import { exportNames, useExport } from './export-questions.ts';

/** Exports the questions of a content, a practice exam or a question bank as a file for another program. */
export function ExportMenu({ owner }: { owner: QuestionsOwner }) {
  const { download, isPending, losses, forgetLosses } = useExport(owner);
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            loading={isPending}
            leftSection={<IconFileExport size={18} aria-hidden="true" />}
            aria-label="Exportar questões"
          >
            Exportar
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>O começo do arquivo diz o que ele não leva; do Aiken, um aviso</Menu.Label>
          {exportFormats.map((format) => (
            <Menu.Item key={format} onClick={() => download(format)}>
              {exportNames[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ExportLosses losses={losses} onClose={forgetLosses} />
    </>
  );
}
