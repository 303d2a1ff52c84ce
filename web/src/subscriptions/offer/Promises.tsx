import { Heading } from '../../ui/primitives/Heading.tsx';
import classes from './Offer.module.css';

const promises = [
  [
    '7 dias',
    'para mudar de ideia',
    'Devolvemos o valor inteiro do pagamento, uma vez a cada 12 meses.',
  ],
  [
    '1 clique',
    'para cancelar',
    'Nada mais é cobrado, e tudo fica aberto até o fim do período pago.',
  ],
  [
    'Seu',
    'é tudo o que você estudou',
    'O progresso, os certificados e o caderno de erros ficam na sua conta depois da assinatura.',
  ],
] as const;

/** The panel of ink: what happens at the end. */
export const Promises = () => (
  <section aria-label="Quando a assinatura termina" className={classes.promises}>
    {promises.map(([figure, title, words]) => (
      <div key={title}>
        <Heading size={20}>
          <span className={classes.figure}>{figure}</span> {title}
        </Heading>
        <p>{words}</p>
      </div>
    ))}
  </section>
);
