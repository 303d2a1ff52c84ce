import type { Charge } from '@sabia/domain/subscriptions/charge.ts';
import { CodeToCopy } from './CodeToCopy.tsx';
import classes from './Payment.module.css';

/** A Pix as QR code for another device, and as text to copy. */
export function PixPayment({ charge: { pixCode, pixImage } }: { charge: Charge }) {
  if (!pixCode) return null;
  return (
    <>
      <div className={classes.pix}>
        {pixImage && <img src={pixImage} alt="Código QR do Pix" className={classes.picture} />}
        <ol className={classes.steps}>
          <li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
          <li>Aponte a câmera para o código, ou copie o código e cole lá.</li>
          <li>Confira o valor e confirme.</li>
        </ol>
      </div>
      <CodeToCopy
        label="Pix copia e cola"
        code={pixCode}
        copyLabel="Copiar código"
        copied="Código copiado"
      />
    </>
  );
}
