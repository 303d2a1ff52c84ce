import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { saveFile } from '../../files/save-file.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import type { Papers } from './package-store.ts';

interface KeptPapersProps {
  cards: Papers | null;
  sheets: Papers | null;
}

/** Saves the kept PDFs among the downloads, to be printed without a network. */
export function KeptPapers({ cards, sheets }: KeptPapersProps) {
  const files = [...(cards?.files ?? []), ...(sheets?.files ?? [])];
  return (
    files.length > 0 && (
      <FormSection
        title="Para imprimir"
        intro="Os PDFs estão neste celular. Imprima sem ajustar o tamanho."
      >
        <Row gap={16}>
          {files.map(({ name, bytes }) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => saveFile(new Blob([bytes], { type: 'application/pdf' }), name)}
            >
              {name}
            </Button>
          ))}
        </Row>
      </FormSection>
    )
  );
}
