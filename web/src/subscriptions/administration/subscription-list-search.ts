import { read } from '../../platform/api/api.ts';
import { oneOf, pageNumber, text } from '../../platform/search-params.ts';

/** Search params of the listing: `?page=2&busca=ana&renovacao=sim`. */
export interface SubscriptionListSearch {
  page: number;
  busca?: string;
  renovacao?: 'sim' | 'nao' | 'escola';
}

export const subscriptionListSearch = (given: Record<string, unknown>): SubscriptionListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: text(given.busca)?.slice(0, 200),
  renovacao: oneOf(['sim', 'nao', 'escola'], given.renovacao),
});

const renewals = { sim: 'ON', nao: 'OFF', escola: 'GRANTED' } as const;

export const subscriptionListQuery = ({ page, busca, renovacao }: SubscriptionListSearch) =>
  read('GET /subscriptions/admin/paginated', {
    query: {
      page: String(page),
      searchKey: busca,
      renewal: renovacao && renewals[renovacao],
    },
  });
