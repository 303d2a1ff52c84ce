import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useSubscriptionActions } from '../subscriptions.api.ts';
import classes from './Payment.module.css';
import { Row } from '../../ui/primitives/Row.tsx';

const outcomes = [
  { outcome: 'PAID', label: 'Simular pagamento' },
  { outcome: 'REFUSED', label: 'Simular recusa' },
  { outcome: 'EXPIRED', label: 'Simular prazo vencido' },
] as const;

/** Sandbox only: simulates the answer of the bank to a charge. */
export function SandboxPanel({ chargeId }: { chargeId: string }) {
  const { play } = useSubscriptionActions(useProfile().id);
  const playing = useMutation({
    mutationFn: (outcome: (typeof outcomes)[number]['outcome']) => play(chargeId, outcome),
    onError: showFailure,
  });
  return (
    <Row role="group" aria-label="Ambiente de testes" className={classes.sandbox}>
      <p>Este é um ambiente de testes: diga o que o banco responderia.</p>
      {outcomes.map(({ outcome, label }) => (
        <Button
          key={outcome}
          variant="default"
          disabled={playing.isPending}
          onClick={() => playing.mutate(outcome)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}
