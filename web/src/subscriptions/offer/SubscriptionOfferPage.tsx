import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { paymentMethods } from '../payment-methods.ts';
import { plansQuery } from '../plans.api.ts';
import classes from './Offer.module.css';
import { PlanCards } from './PlanCards.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { Scope } from './Scope.tsx';

const wall = { columns: 16, rows: 4.5 };

/** The prices of the school, for visitors. */
export function SubscriptionOfferPage() {
  const { data, error, isFetching, refetch } = useQuery(plansQuery);
  const { voltar } = useSearch({ from: '/assinatura' });
  const here = useLocation({ select: (location) => location.href });
  const isFailed = error && !data && !isFetching;
  return (
    <Page
      title="Assinatura"
      heading={
        <span className={classes.title}>
          Uma assinatura.
          <br />
          Tudo aberto.
        </span>
      }
      intro={
        <span className={classes.intro}>
          Comece de graça. Quando quiser todos os cursos e simulados, assine pelo tempo que
          precisar.
        </span>
      }
    >
      <Stack gap={32} className={classes.sections}>
        {isFailed ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <section aria-label="Planos" className={classes.plans}>
            <TilePanel
              seed="assinatura-1"
              category="Tecnologia"
              size={wall}
              className={classes.wall}
            />
            {data ? <PlanCards {...data} returnPath={voltar} /> : <PlansSkeleton />}
          </section>
        )}
        <Muted className={classes.account}>
          <TextLink to="/entrar" search={{ voltar: here }} inherit>
            Já tenho conta
          </TextLink>
        </Muted>
        <Scope />
        <Promises />
        <Stack as="section" gap={16} aria-labelledby="pagar">
          <Heading id="pagar" className={classes.heading}>
            Como pagar
          </Heading>
          <ul className={classes.methods}>
            {paymentMethods.map(({ method, name, details }) => (
              <li key={method}>
                <strong>{name}</strong>
                <Muted size={14}>{details}</Muted>
              </li>
            ))}
          </ul>
        </Stack>
        <Questions />
      </Stack>
    </Page>
  );
}

const PlansSkeleton = () => (
  <Row gap={20} aria-busy="true" className={classes.cards}>
    <Skeleton height={260} radius={20} />
    <Skeleton height={260} radius={20} />
    <Skeleton height={260} radius={20} />
  </Row>
);
