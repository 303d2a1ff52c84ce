import { Button } from '@mantine/core';
import type { Charge } from '@sabia/domain/subscriptions/charge.ts';
import { CodeToCopy } from './CodeToCopy.tsx';

/** The number of the boleto, grouped as on paper, and a link to the printable boleto if there is one. */
export function BoletoPayment({ charge: { boletoLine, boletoUrl } }: { charge: Charge }) {
  if (!boletoLine) return null;
  return (
    <>
      <CodeToCopy
        label="Linha digitável"
        code={grouped(boletoLine)}
        copyLabel="Copiar linha"
        copied="Linha copiada"
      />
      {boletoUrl && (
        <div>
          <Button component="a" href={boletoUrl} target="_blank" rel="noreferrer" variant="default">
            Abrir o boleto
          </Button>
        </div>
      )}
    </>
  );
}

/** '00190.50095 40144.816069 06809.350314 3 37370000000100' */
const grouped = (line: string): string =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.*)$/, '$1.$2 $3.$4 $5.$6 $7 $8');
