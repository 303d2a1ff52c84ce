import type { Page } from '@sabia/domain/fields.ts';
import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { IconVideo } from '@tabler/icons-react';
import { PublishableListing } from '../../../publications/PublishableListing.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import { toasts } from '../toasts.ts';
import type { LiveListSearch } from './live-list-search.ts';
import { LiveTable } from './LiveTable.tsx';

interface LiveResultsProps {
  search: LiveListSearch;
  page: Page<LiveCard>;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

export function LiveResults({ search, page, isRefreshing, now }: LiveResultsProps) {
  const { busca, status, categoria } = search;
  return (
    <PublishableListing kind="LIVE" things={page.items} toasts={toasts}>
      <ListingResults
        page={page}
        words={['live', 'lives', 'a']}
        everything={{ to: '/admin/conteudos/lives', search: { page: 1 } }}
        isFiltered={[busca, status, categoria].some(Boolean)}
        isRefreshing={isRefreshing}
        none={
          <EmptyState
            icon={<IconVideo />}
            message="Sua escola ainda não tem lives."
            hint="Marque a primeira: quem quiser a põe na agenda e recebe um lembrete."
            action={<ButtonLink to="/admin/conteudos/lives/novo">Criar a primeira live</ButtonLink>}
          />
        }
      >
        {(lives) => <LiveTable lives={lives} now={now} />}
      </ListingResults>
    </PublishableListing>
  );
}
