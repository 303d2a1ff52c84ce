import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Catalog } from '../../ui/catalog/Catalog.tsx';
import type { CatalogKind } from '../../ui/catalog/catalog-props.ts';
import { Page } from '../../ui/page/Page.tsx';
import { TrailCard } from '../TrailCard.tsx';
import { trailCategoriesQuery, trailsQuery } from '../trails.api.ts';
import { trailsInput, type TrailOrder } from './trail-search.ts';

const kind: CatalogKind<never, TrailOrder> = {
  words: ['trilha', 'trilhas', 'a'],
  placeholder: 'Aonde você quer chegar?',
  hasCovers: true,
  hasLevels: true,
  acesso: [],
  ordem: [
    ['titulo', 'De A a Z'],
    ['curtos', 'Mais curtas'],
    ['longos', 'Mais longas'],
  ],
};

/** Cards that are visible without scrolling; their images load first. */
const visibleCards = 4;

export function TrailCatalogPage() {
  const search = useSearch({ from: '/trilhas' });
  const navigate = useNavigate({ from: '/trilhas' });
  return (
    <Page
      title="Trilhas"
      intro="Cursos, lives e simulados na ordem certa, do começo ao certificado."
    >
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
        found={useQuery({ ...trailsQuery(trailsInput(search)), placeholderData: keepPreviousData })}
        categories={useQuery(trailCategoriesQuery)}
        taxonomy={useQuery(taxonomyQuery)}
      >
        {(trail, index) => (
          <TrailCard trail={trail} heading="h2" isPriority={index < visibleCards} />
        )}
      </Catalog>
    </Page>
  );
}
