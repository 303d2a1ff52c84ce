import { Button } from '@mantine/core';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface MissingReaderProps {
  of: 'cartões' | 'códigos';
  onRetry: () => void;
}

/** The code of the reader is not on the device, and there is no network. */
export const MissingReader = ({ of, onRetry }: MissingReaderProps) => (
  <Callout>
    <p>
      O leitor de {of} não está neste aparelho. Abra esta página uma vez com internet: depois ela
      funciona sem.
    </p>
    <Button variant="default" onClick={onRetry}>
      Tentar de novo
    </Button>
  </Callout>
);
