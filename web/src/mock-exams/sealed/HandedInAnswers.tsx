import { carriedText } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useOutbox } from '../../layout/use-outbox.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import { handedInOutboxOf } from './handed-in-outbox.ts';
import { QrCode } from './QrCode.tsx';
import type { CarriedSitting } from './sealed-store.ts';

/** Answers that were handed in: sent, refused, or on their way, with the QR code by which another phone takes them along. */
export function HandedInAnswers({
  sitting: { mockExamId, handedIn },
}: {
  sitting: CarriedSitting;
}) {
  // It sends them while this page is open.
  const { storage } = useOutbox(handedInOutboxOf);
  const { signature, isSent, refusal, ...answers } = handedIn;
  const answered = count(
    Object.keys(answers.answers).length,
    'questão respondida',
    'questões respondidas',
  );
  if (isSent)
    return (
      <div role="status">
        <Row>
          <IconCircleCheck size={22} aria-hidden="true" />
          <strong>Enviada</strong>
          <Muted as="span">{answered}</Muted>
        </Row>
      </div>
    );
  if (refusal)
    return (
      <Callout role="alert">
        <p>{refusal}</p>
      </Callout>
    );
  return (
    <Stack gap={12}>
      <div role="status">
        <Heading as="h3" size={17}>
          Entregue, falta enviar
        </Heading>
        <Muted>
          {answered}.{' '}
          {storage === 'unavailable'
            ? 'Não feche esta página até a internet voltar.'
            : 'As respostas estão guardadas neste aparelho e vão sozinhas quando a internet voltar.'}
        </Muted>
      </div>
      <p>Sem internet por aqui? Mostre este código a quem aplica a prova, que leva as respostas.</p>
      <QrCode
        text={carriedText({ ...answers, mockExamId }, signature)}
        label="Código com as suas respostas"
      />
    </Stack>
  );
}
