import { IconPlus, IconRoute } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoticeBar } from '../../../ui/states/NoticeBar.tsx';
import { count } from '../../../ui/words/plural.ts';
import { trailQuery } from '../../trails.api.ts';
import { TrailFrame } from '../TrailFrame.tsx';
import { ItemDrawer } from './ItemDrawer.tsx';
import { ItemList } from './ItemList.tsx';
import classes from './trail-content.module.css';
import { useItemOrdering } from './use-item-ordering.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

export function TrailContentPage() {
  const { trailIdEdit } = useParams({
    from: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
  });
  const { data: trail } = useSuspenseQuery(trailQuery(trailIdEdit));
  const heading = useRef<HTMLHeadingElement>(null);
  const ordering = useItemOrdering(trail, {
    // The focused menu disappears together with the item.
    onRemoved: () => heading.current?.focus(),
  });
  const { contents } = trail;
  return (
    <TrailFrame trail={trail} tab="Conteúdo">
      <Stack gap={12} className={classes.items}>
        <Heading ref={heading} tabIndex={-1} size={18}>
          {contents.length === 0 ? 'Etapas' : count(contents.length, 'etapa', 'etapas')}
        </Heading>
        {contents.length === 0 ? (
          <EmptyState
            icon={<IconRoute />}
            message="Esta trilha ainda não tem etapas."
            hint="Escolha cursos, lives e simulados da escola, e diga o que vem depois do quê."
            action={<AddItem />}
          />
        ) : (
          <>
            <ItemList trail={trail} ordering={ordering} />
            <Row>
              <AddItem />
            </Row>
          </>
        )}
        <NoticeBar notice={ordering.notice} onDismiss={() => ordering.tell(undefined)} />
      </Stack>
      <ItemDrawer trail={trail} />
    </TrailFrame>
  );
}

function AddItem() {
  return (
    <ButtonLink
      to="."
      search={{ adicionar: 'course' }}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      Adicionar etapa
    </ButtonLink>
  );
}
