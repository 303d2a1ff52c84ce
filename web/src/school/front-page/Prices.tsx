import type { FrontPage } from '@sabia/domain/school/front-page.ts';
import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { monthlyCents } from '@sabia/domain/subscriptions/monthly-price.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { yearlySaving } from '@sabia/domain/subscriptions/yearly-saving.ts';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTerms } from '../../subscriptions/format-terms.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/words/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import classes from './FrontPage.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const texts = frontPageTexts.prices;

export function Prices({ facts: { plans, freeCoursesQtd } }: { facts: FrontPage }) {
  const { free, subscription } = texts;
  const freeCourses =
    freeCoursesQtd > 0 ? [count(freeCoursesQtd, 'curso completo', 'cursos completos')] : [];
  return (
    <section aria-labelledby="precos">
      <SectionHeading id="precos" title={texts.title} text={texts.text} />
      <div className={classes.prices}>
        <Offer
          name={free.name}
          price={free.price}
          note={free.note}
          includes={[...freeCourses, ...free.includes]}
          choose={
            <ButtonLink to="/cadastro" search={{ voltar: '/' }} variant="default" size="md">
              {free.choose}
            </ButtonLink>
          }
        />
        {plans.map((plan) => (
          <Offer
            key={plan.id}
            name={plan.name}
            price={
              <>
                {formatPrice(monthlyCents(plan))} <small>por mês</small>
              </>
            }
            note={noteOf(plan, plans)}
            includes={subscription.includes}
            choose={
              <ButtonLink to="/assinatura" variant="default" size="md">
                {subscription.choose}
              </ButtonLink>
            }
          />
        ))}
      </div>
    </section>
  );
}

/** 'R$ 299,00 por ano, 17% a menos' */
function noteOf(plan: Plan, plans: readonly Plan[]): string {
  if (plan.period === 'MONTH') return texts.subscription.monthly;
  const saving = yearlySaving(plan, plans);
  return formatTerms(plan) + (saving ? `, ${formatPercentage(saving.percent)} a menos` : '');
}

interface OfferProps {
  name: string;
  price: ReactNode;
  note: string;
  includes: readonly string[];
  choose: ReactNode;
}

const Offer = ({ name, price, note, includes, choose }: OfferProps) => (
  <Card as="article" padding={24} gap={12}>
    <Heading as="h3" size={18}>
      {name}
    </Heading>
    <div>
      <p className={classes.price}>{price}</p>
      <Muted size={14}>{note}</Muted>
    </div>
    <ul className={classes.includes}>
      {includes.map((one) => (
        <li key={one}>
          <IconCheck size={18} stroke={2.25} aria-hidden="true" />
          {one}
        </li>
      ))}
    </ul>
    {choose}
  </Card>
);
