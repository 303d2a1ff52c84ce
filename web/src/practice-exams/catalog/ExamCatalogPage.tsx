import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TrainingsLink } from '../../item-response/TrainingsLink.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIdentityUser } from '../../layout/session.ts';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Catalog } from '../../ui/catalog/Catalog.tsx';
import type { CatalogKind } from '../../ui/catalog/catalog-props.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { paymentTypeNames } from '../payment-types.ts';
import { practiceExamCategoriesQuery, practiceExamsQuery } from '../practice-exams.api.ts';
import { PracticeExamCard } from '../PracticeExamCard.tsx';
import { examsInput } from './exam-search.ts';

const kind: CatalogKind<'FREE' | 'PAID', 'titulo'> = {
  words: ['simulado', 'simulados', 'o'],
  placeholder: 'O que você quer treinar?',
  hasCovers: false,
  hasLevels: true,
  acesso: [
    ['FREE', paymentTypeNames.FREE],
    ['PAID', paymentTypeNames.PAID],
  ],
  ordem: [['titulo', 'De A a Z']],
};

export function ExamCatalogPage() {
  const search = useSearch({ from: '/exercicios' });
  const navigate = useNavigate({ from: '/exercicios' });
  const isMember = useIdentityUser() !== null;
  return (
    <Page
      title="Simulados"
      intro="Treine quantas vezes quiser: a sua melhor nota é a que vale."
      actions={
        <Row gap={20}>
          {isMember && <TrainingsLink />}
          <TextLink to="/nota-enem">Calcular a nota do Enem</TextLink>
        </Row>
      }
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
        found={useQuery({
          ...practiceExamsQuery(examsInput(search)),
          placeholderData: keepPreviousData,
        })}
        categories={useQuery(practiceExamCategoriesQuery)}
        taxonomy={useQuery(taxonomyQuery)}
      >
        {(exam) => <PracticeExamCard exam={exam} heading="h2" />}
      </Catalog>
    </Page>
  );
}
