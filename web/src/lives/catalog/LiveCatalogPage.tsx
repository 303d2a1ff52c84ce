import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIdentityUser } from '../../layout/session.ts';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Catalog } from '../../ui/catalog/Catalog.tsx';
import type { CatalogKind } from '../../ui/catalog/catalog-props.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TabLinks } from '../../ui/lists/TabLinks.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { LiveCard } from '../LiveCard.tsx';
import { liveCategoriesQuery, livesQuery } from '../lives.api.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { livesInput } from './live-search.ts';
import sleeping from '../../ui/poses/sleeping.svg';

const kind: CatalogKind<never, never> = {
  words: ['live', 'lives', 'a'],
  placeholder: 'Qual é o assunto?',
  hasCovers: true,
  hasLevels: false,
  acesso: [],
  ordem: [],
};

const tabs = [
  { label: 'Próximas', to: '/lives', search: { quando: undefined } },
  { label: 'Gravações', to: '/lives', search: { quando: 'gravacoes' } },
] as const;

/** Cards that are visible without scrolling; their images load first. */
const visibleCards = 4;

export function LiveCatalogPage() {
  const search = useSearch({ from: '/lives' });
  const navigate = useNavigate({ from: '/lives' });
  const isSignedIn = useIdentityUser() !== null;
  const now = useNow();
  return (
    <Page title="Lives" intro="Encontros ao vivo para aprender junto e tirar dúvidas.">
      <TabLinks label="Quando" tabs={tabs} tellsBySearch />
      <Catalog
        kind={kind}
        search={search}
        change={(changes, { isTyping = false } = {}) =>
          void navigate({
            // A changed filter returns to the first page.
            search: (current) => ({ ...current, ...changes, pagina: undefined }),
            replace: isTyping,
            resetScroll: false,
          })
        }
        found={useQuery({ ...livesQuery(livesInput(search)), placeholderData: keepPreviousData })}
        categories={useQuery(liveCategoriesQuery)}
        taxonomy={useQuery(taxonomyQuery)}
        none={search.quando ? <NoRecordings /> : <NoUpcomingLives />}
      >
        {(live, index) => (
          <LiveCard live={live} now={now} heading="h2" isPriority={index < visibleCards} />
        )}
      </Catalog>
      {isSignedIn && <CalendarFeed />}
    </Page>
  );
}

function NoUpcomingLives() {
  return (
    <EmptyState
      picture={sleeping}
      message="Nenhuma live marcada por enquanto."
      hint="As que já aconteceram estão entre as gravações."
      action={
        <ButtonLink to="/lives" search={{ quando: 'gravacoes' }} variant="default">
          Ver as gravações
        </ButtonLink>
      }
    />
  );
}

function NoRecordings() {
  return (
    <EmptyState
      message="Ainda não há gravações."
      hint="Depois de cada live, a gravação aparece aqui."
      action={
        <ButtonLink to="/lives" variant="default">
          Ver as próximas lives
        </ButtonLink>
      }
    />
  );
}
