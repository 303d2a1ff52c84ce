import type { Charge } from '@sabia/domain/subscriptions/charge.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CodeToCopy } from './CodeToCopy.tsx';
import classes from './Payment.module.css';

/** A Pix as text to copy, first because nobody can scan the own screen, and as QR code for another device. */
export function PixPayment({ charge: { pixCode, pixImage } }: { charge: Charge }) {
  if (!pixCode) return null;
  return (
    <div className={classes.pix}>
      <Stack gap={16}>
        <ol className={classes.steps}>
          <li>Copie o código e abra o aplicativo do seu banco.</li>
          <li>Escolha pagar com Pix copia e cola, e cole o código.</li>
          <li>Confira o valor e confirme.</li>
        </ol>
        <CodeToCopy
          label="Pix copia e cola"
          code={pixCode}
          copyLabel="Copiar código"
          copied="Código copiado"
        />
      </Stack>
      {pixImage && (
        <figure className={classes.scan}>
          <img src={pixImage} alt="Código QR do Pix" className={classes.picture} />
          <figcaption>Ou aponte a câmera de outro aparelho.</figcaption>
        </figure>
      )}
    </div>
  );
}
