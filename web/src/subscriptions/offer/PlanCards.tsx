import { VisuallyHidden } from '@mantine/core';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { yearlySaving } from '@sabia/domain/subscriptions/yearly-saving.ts';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { PlanTerms, Price } from '../PlanTerms.tsx';
import classes from './Offer.module.css';

interface PlanCardsProps {
  plans: readonly Plan[];
  canSubscribe: boolean;
  /** The page that needed the subscription. */
  returnPath: string | undefined;
}

/** A free account and the plans side by side; each leads to a new account, and then to its checkout. */
export function PlanCards({ plans, canSubscribe, returnPath }: PlanCardsProps) {
  const { buildLocation } = useRouter();
  const offered = canSubscribe ? plans : [];
  const best = offered.find((plan) => yearlySaving(plan, offered)) ?? offered[0];
  const checkoutOf = (plan: Plan) =>
    buildLocation({ to: '/assinatura', search: { plano: plan.id, voltar: returnPath } }).href;
  return (
    <ul className={classes.cards}>
      <Offered
        name="Conta grátis"
        action={
          <ButtonLink
            to="/cadastro"
            search={{ voltar: returnPath }}
            size="md"
            variant={best ? 'default' : 'filled'}
          >
            Criar conta
          </ButtonLink>
        }
      >
        <Price amount="R$ 0" unit="para sempre" />
        <Muted as="span" size={14}>
          Sem cartão. Abre tudo o que é grátis na escola.
        </Muted>
      </Offered>
      {offered.map((plan) => (
        <Offered
          key={plan.id}
          name={plan.name}
          action={
            <ButtonLink
              to="/cadastro"
              search={{ voltar: checkoutOf(plan) }}
              size="md"
              variant={plan === best ? 'filled' : 'default'}
            >
              Criar conta e assinar
              <VisuallyHidden>: {plan.name}</VisuallyHidden>
            </ButtonLink>
          }
        >
          <PlanTerms plan={plan} plans={offered} />
        </Offered>
      ))}
      {offered.length === 0 && (
        <Offered name="Assinatura">
          <Muted>
            Ainda não dá para assinar por aqui. Fale com a equipe da escola: ela também pode abrir a
            assinatura para você.
          </Muted>
        </Offered>
      )}
    </ul>
  );
}

interface OfferedProps {
  name: string;
  action?: ReactNode;
  children: ReactNode;
}

const Offered = ({ name, action, children }: OfferedProps) => (
  <Card as="li" padding={24} gap={20} isRaised>
    <Heading size={20}>{name}</Heading>
    <Stack gap={4} className={classes.terms}>
      {children}
    </Stack>
    {action}
  </Card>
);
