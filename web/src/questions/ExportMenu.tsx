import { Button, Menu } from '@mantine/core';
import { exportFormats } from '@sabia/domain/questions/question-import.ts';
import { IconFileExport } from '@tabler/icons-react';
import { ExportLosses } from './ExportLosses.tsx';
import { exportNames, type ExportSource, useExport } from './export-questions.ts';

interface ExportMenuProps {
  source: ExportSource;
  /** The accessible name of the button. */
  label?: string;
  isCompact?: boolean;
}

/** Exports questions as a file for another program. */
export function ExportMenu({
  source,
  label = 'Exportar questões',
  isCompact = false,
}: ExportMenuProps) {
  const { download, isPending, losses, forgetLosses } = useExport(source);
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            size={isCompact ? 'compact-sm' : 'sm'}
            loading={isPending}
            leftSection={!isCompact && <IconFileExport size={18} aria-hidden="true" />}
            aria-label={label}
          >
            Exportar
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="min(22rem, calc(100vw - 32px))">
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
