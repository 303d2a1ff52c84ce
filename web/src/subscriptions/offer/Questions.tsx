import { IconChevronDown } from '@tabler/icons-react';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from './Offer.module.css';

const questions: readonly [question: string, answer: string][] = [
  [
    'Posso cancelar quando quiser?',
    'Sim, na página da assinatura. A renovação para na hora, e o que você já pagou continua valendo até o último dia.',
  ],
  [
    'O que perco quando a assinatura termina?',
    'Os cursos e simulados de assinantes voltam a ter cadeado. O que é grátis continua aberto, e seu progresso espera por você.',
  ],
  [
    'O preço pode subir?',
    'Não para a sua assinatura: ela mantém o preço de quando começou, enquanto for renovada.',
  ],
  [
    'E se eu esquecer de pagar a renovação?',
    'Tudo continua aberto por mais três dias, para você pagar com calma.',
  ],
  [
    'Tenho menos de 18 anos. Posso assinar?',
    'Pode, depois que um responsável confirmar por e-mail. Estudar o que é grátis não depende disso.',
  ],
  [
    'Recebo um recibo?',
    'De cada pagamento, por e-mail e na sua conta, em seu nome ou no da empresa que paga.',
  ],
];

export const Questions = () => (
  <Stack as="section" gap={16} aria-labelledby="perguntas">
    <Heading id="perguntas" className={classes.heading}>
      Perguntas
    </Heading>
    <Card padding={0}>
      {questions.map(([question, answer]) => (
        <details key={question} className={classes.question}>
          <summary>
            {question}
            <IconChevronDown size={20} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Card>
  </Stack>
);
