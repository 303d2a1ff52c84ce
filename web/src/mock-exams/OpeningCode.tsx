import { Button } from '@mantine/core';
import { spokenCode } from '@sabia/domain/mock-exams/opening-code.ts';
import { useState } from 'react';
import { copyText } from '../ui/copy-text.ts';
import { PosterDialog } from '../ui/dialogs/PosterDialog.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface OpeningCodeProps {
  /** '1º dia' */
  dayName: string;
  code: string;
  /** The page has a code for each day. */
  'aria-label'?: string;
}

/** Shows the opening code of a sealed exam over the whole screen, as it is said to a room (product.md MOCK24). */
export function OpeningCode({ dayName, code, ...props }: OpeningCodeProps) {
  const [isShown, setShown] = useState(false);
  const spoken = spokenCode(code);
  return (
    <>
      <Button {...props} onClick={() => setShown(true)}>
        Mostrar o código
      </Button>
      {isShown && (
        <PosterDialog
          title={`Código de abertura, ${dayName}`}
          words={spoken}
          picture={null}
          onClose={() => setShown(false)}
        >
          <Row justify="center">
            <Button variant="default" onClick={() => void copyText(spoken, 'Código copiado')}>
              Copiar
            </Button>
          </Row>
        </PosterDialog>
      )}
    </>
  );
}
