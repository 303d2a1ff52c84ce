import type { Page } from '@sabia/domain/fields.ts';
import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { IconRoute } from '@tabler/icons-react';
import { PublishableListing } from '../../../publications/PublishableListing.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import { toasts } from '../toasts.ts';
import type { TrailListSearch } from './trail-list-search.ts';
import { TrailTable } from './TrailTable.tsx';

interface TrailResultsProps {
  search: TrailListSearch;
  page: Page<TrailCard>;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

export function TrailResults({ search, page, isRefreshing, now }: TrailResultsProps) {
  const { busca, status, categoria, nivel } = search;
  return (
    <PublishableListing kind="TRAIL" things={page.items} toasts={toasts}>
      <ListingResults
        page={page}
        words={['trilha', 'trilhas', 'a']}
        everything={{ to: '/admin/conteudos/trilhas', search: { page: 1 } }}
        isFiltered={[busca, status, categoria, nivel].some(Boolean)}
        isRefreshing={isRefreshing}
        none={
          <EmptyState
            icon={<IconRoute />}
            message="Sua escola ainda não tem trilhas."
            hint="Uma trilha põe cursos, lives e exercícios em ordem, e dá um certificado no fim."
            action={
              <ButtonLink to="/admin/conteudos/trilhas/novo">Criar a primeira trilha</ButtonLink>
            }
          />
        }
      >
        {(trails) => <TrailTable trails={trails} now={now} />}
      </ListingResults>
    </PublishableListing>
  );
}
