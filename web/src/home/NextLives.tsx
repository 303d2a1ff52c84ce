import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LiveCard } from '../lives/LiveCard.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { CardGrid } from '../ui/primitives/CardGrid.tsx';
import { nextLivesQuery } from './home-queries.ts';
import { HomeSection } from './HomeSection.tsx';

/** The upcoming lives; renders nothing without any. */
export function NextLives() {
  const lives = useQuery(nextLivesQuery);
  const now = useNow();
  if (lives.data?.total === 0) return null;
  return (
    <HomeSection title="Próximas lives" more={<TextLink to="/lives">Todas as lives</TextLink>}>
      <Loaded query={lives} skeleton={<Skeleton height={340} />}>
        {({ items }) => (
          <CardGrid items={items}>
            {(live) => <LiveCard live={live} now={now} heading="h3" />}
          </CardGrid>
        )}
      </Loaded>
    </HomeSection>
  );
}
