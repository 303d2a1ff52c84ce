import type { FrontPage } from '@sabia/domain/school/front-page.ts';
import { monthlyCents } from '@sabia/domain/subscriptions/monthly-price.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { count } from '../../ui/words/plural.ts';

type Facts = Pick<FrontPage, 'coursesQtd' | 'freeCoursesQtd' | 'plans'>;

/** '19 cursos, 7 deles grátis. Assinatura a partir de R$ 24,92 por mês.'; empty for a school without courses and plans. */
export function factsSentence({ coursesQtd, freeCoursesQtd, plans }: Facts): string {
  return [courses(coursesQtd, freeCoursesQtd), price(plans)].filter(Boolean).join(' ');
}

function courses(all: number, free: number): string {
  if (all === 0) return '';
  const total = count(all, 'curso', 'cursos');
  if (free === 0) return `${total}.`;
  if (free === all) return all === 1 ? '1 curso grátis.' : `${total}, todos grátis.`;
  return `${total}, ${free} deles grátis.`;
}

function price(plans: Facts['plans']): string {
  if (plans.length === 0) return '';
  const lowest = Math.min(...plans.map(monthlyCents));
  return `Assinatura a partir de ${formatPrice(lowest)} por mês.`;
}
