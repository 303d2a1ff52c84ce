import { Skeleton } from '@mantine/core';
import { linkLabel } from '@sabia/domain/instructors/link-label.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CourseCard } from '../../courses/CourseCard.tsx';
import { LiveCard } from '../../lives/LiveCard.tsx';
import type { Reply } from '../../platform/api/api.ts';
import { TrailCard } from '../../trails/TrailCard.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useHeadingFocus } from '../../ui/page/heading-focus.ts';
import { Page, PageTitle } from '../../ui/page/Page.tsx';
import page from '../../ui/page/Page.module.css';
import { PresentationSection } from '../../ui/cards/Presentation.tsx';
import { CardGrid } from '../../ui/primitives/CardGrid.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { instructorQuery } from '../instructors.api.ts';
import { Portrait } from '../Portrait.tsx';
import classes from './InstructorPage.module.css';

/** The public page of an instructor (product.md K5). */
export function InstructorPage() {
  const { slug } = useParams({ from: '/instrutores/$slug' });
  const { data, error, isFetching, refetch } = useQuery(instructorQuery(slug));
  if (data) return <InstructorView instructor={data} />;
  if (!error || isFetching) return <InstructorSkeleton />;
  if (error.status === 404) return <Missing />;
  return (
    <Page title="Quem ensina">
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

function InstructorView({ instructor }: { instructor: Reply<'GET /instructors/{id}'> }) {
  const { name, biography, links, courses, trails, lives } = instructor;
  const now = useNow();
  useHeadingFocus(instructor.id);
  return (
    <div className={page.page}>
      <PageTitle>{name}</PageTitle>
      <header className={classes.head}>
        <Portrait person={instructor} size="large" />
        <div>
          <Muted size={14}>Quem ensina</Muted>
          <h1 tabIndex={-1} className={classes.name}>
            {name}
          </h1>
          <p className={classes.biography}>{biography}</p>
          {links.length > 0 && (
            <Row as="ul" gap={12} className={classes.links}>
              {links.map((url) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer nofollow">
                    {linkLabel(url)}
                    <IconExternalLink size={16} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </Row>
          )}
        </div>
      </header>
      <div className={classes.taught}>
        <Taught heading="Cursos" items={courses}>
          {(course) => <CourseCard course={course} heading="h3" />}
        </Taught>
        {trails.length + lives.length > 0 && (
          <div className={classes.pair}>
            <Taught heading="Trilhas" items={trails}>
              {(trail) => <TrailCard trail={trail} heading="h3" />}
            </Taught>
            <Taught heading="Lives" items={lives}>
              {(live) => <LiveCard live={live} now={now} heading="h3" />}
            </Taught>
          </div>
        )}
        {courses.length + trails.length + lives.length === 0 && (
          <EmptyState
            message="Nada publicado por enquanto."
            hint="Os cursos, as trilhas e as lives desta pessoa aparecem aqui."
            action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
          />
        )}
      </div>
    </div>
  );
}

interface TaughtProps<Item> {
  heading: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function Taught<Item extends { id: string }>({ heading, items, children }: TaughtProps<Item>) {
  if (items.length === 0) return null;
  return (
    <PresentationSection heading={heading}>
      <CardGrid items={items}>{children}</CardGrid>
    </PresentationSection>
  );
}

const Missing = () => (
  <Page title="Pessoa não encontrada">
    <EmptyState
      message="Esta página não está mais disponível."
      hint="A pessoa pode ter saído da escola, ou o endereço mudou."
      action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
    />
  </Page>
);

const InstructorSkeleton = () => (
  <Page title="Quem ensina" heading="Abrindo a página…">
    <div aria-busy="true" className={classes.head}>
      <Skeleton className={classes.portraitSkeleton} />
      <div>
        <Skeleton height={48} maw={420} mb={20} />
        <Skeleton height={20} maw={640} mb={12} />
        <Skeleton height={20} maw={560} />
      </div>
    </div>
  </Page>
);
