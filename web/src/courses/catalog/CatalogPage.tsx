import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../layout/session.ts';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Catalog } from '../../ui/catalog/Catalog.tsx';
import type { CatalogKind } from '../../ui/catalog/catalog-props.ts';
import { Page } from '../../ui/page/Page.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { catalogQuery, courseCategoriesQuery } from '../courses.api.ts';
import { paymentTypeNames } from '../payment-types.ts';
import { catalogInput, type CatalogOrder } from './catalog-search.ts';

const kind: CatalogKind<PaymentType, CatalogOrder> = {
  words: ['curso', 'cursos', 'o'],
  placeholder: 'O que você quer aprender?',
  hasCovers: true,
  hasLevels: true,
  acesso: [
    ['FREE', paymentTypeNames.FREE],
    ['FREEMIUM', paymentTypeNames.FREEMIUM],
    ['PAID', paymentTypeNames.PAID],
  ],
  ordem: [
    ['titulo', 'De A a Z'],
    ['curtos', 'Mais curtos'],
    ['longos', 'Mais longos'],
  ],
};

/** Cards that are visible without scrolling; their images load first. */
const visibleCards = 4;

export function CatalogPage() {
  const search = useSearch({ from: '/cursos' });
  const navigate = useNavigate({ from: '/cursos' });
  const taxonomy = useQuery(taxonomyQuery);
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <Page title="Cursos" intro="Escolha um e comece hoje. O seu progresso fica guardado.">
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
        found={useQuery({
          ...catalogQuery(catalogInput(search)),
          placeholderData: keepPreviousData,
        })}
        categories={useQuery(courseCategoriesQuery)}
        taxonomy={taxonomy}
        shortcut={!isFiltered && <OwnLevel />}
      >
        {(course, index) => (
          <CourseCard course={course} heading="h2" isPriority={index < visibleCards} />
        )}
      </Catalog>
    </Page>
  );
}

/**
 * The link to the courses of the learner's level. A component of its own, so that the catalogue does not render again
 * when the profile comes.
 */
function OwnLevel() {
  const taxonomy = useQuery(taxonomyQuery);
  const session = useSession();
  const levelTitle = session.status === 'signed-in' ? session.user.level : null;
  const level = taxonomy.data?.levels.find(({ title }) => title === levelTitle);
  if (!level) return null;
  return (
    <Link to="/cursos" search={{ niveis: [level.id] }}>
      Do seu nível: {level.title}
    </Link>
  );
}
