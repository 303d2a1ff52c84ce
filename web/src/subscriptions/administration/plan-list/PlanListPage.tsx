import { Button, Skeleton } from '@mantine/core';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '../../../ui/forms/authoring-styles.ts';
import { EditorDrawer } from '../../../ui/dialogs/EditorDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { StatusBadge } from '../../../ui/lists/StatusBadge.tsx';
import { formatTerms } from '../../format-terms.ts';
import { allPlansQuery } from '../../subscriptions.api.ts';
import { SubscriptionTabs } from '../SubscriptionTabs.tsx';
import { PlanForm } from './PlanForm.tsx';
import { Card } from '../../../ui/primitives/Card.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

/** The plans and their prices. */
export function PlanListPage() {
  const query = useQuery(allPlansQuery);
  const [edited, setEdited] = useState<Plan | 'new'>();
  return (
    <Page
      title="Planos"
      intro="Quem já assina continua com o que combinou; o que muda aqui vale para quem assinar depois."
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          Novo plano
        </Button>
      }
    >
      <SubscriptionTabs />
      <Loaded query={query} skeleton={<PlansSkeleton />}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState
              message="Nenhum plano ainda."
              hint="Sem um plano ativo, ninguém consegue assinar."
            />
          ) : (
            <Stack as="ul" gap={8}>
              {plans.map((plan) => (
                <Card as="li" key={plan.id} padding={12}>
                  <Row gap={16} justify="between">
                    <Stack>
                      <strong>{plan.name}</strong>
                      <Muted size={14}>{formatTerms(plan)}</Muted>
                    </Stack>
                    <Row gap={16}>
                      <StatusBadge isActive={plan.isActive} />
                      <Button
                        variant="default"
                        aria-label={`Editar ${plan.name}`}
                        onClick={() => setEdited(plan)}
                      >
                        Editar
                      </Button>
                    </Row>
                  </Row>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <EditorDrawer
        isOpen={edited !== undefined}
        title={edited === 'new' ? 'Novo plano' : 'Editar plano'}
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <PlanForm plan={edited === 'new' ? null : edited} onSaved={() => setEdited(undefined)} />
        )}
      </EditorDrawer>
    </Page>
  );
}

const PlansSkeleton = () =>
  Array.from({ length: 3 }, (_, row) => <Skeleton key={row} height={76} mb={8} radius={12} />);
