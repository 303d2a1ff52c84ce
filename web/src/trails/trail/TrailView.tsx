import type { Trail, TrailProgression } from '@sabia/domain/trails/trail.ts';
import { useLocation } from '@tanstack/react-router';
import { Celebration } from '../../certificates/Celebration.tsx';
import { TaughtBy } from '../../instructors/TaughtBy.tsx';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Presentation, PresentationSection } from '../../ui/cards/Presentation.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { OtherTrails } from './OtherTrails.tsx';
import { pathOf } from './path.ts';
import { TrailCost } from './TrailCost.tsx';
import { TrailFacts } from './TrailFacts.tsx';
import { TrailProgress } from './TrailProgress.tsx';
import { TrailItems } from './TrailItems.tsx';
import classes from './TrailItems.module.css';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface TrailViewProps {
  trail: Trail;
  progress: TrailProgression;
}

export function TrailView({ trail, progress }: TrailViewProps) {
  const path = pathOf(trail, progress);
  const { hasActiveSubscription, isAdmin } = useProfile();
  const isLocked = !hasActiveSubscription && !isAdmin;
  const here = useLocation({ select: (location) => location.href });
  return (
    <Presentation
      {...trail}
      artwork={{ seed: trail.id, category: trail.category.title }}
      kicker={`Trilha · ${trail.category.title}`}
      lead={
        progress.isCompleted && (
          <section aria-label="Trilha concluída" className={classes.completed}>
            <Celebration
              heading="h2"
              isOf={({ trailId }) => trailId === trail.id}
              words={
                <>
                  Você chegou ao fim da trilha <strong>{trail.title}</strong>. O certificado dela é
                  seu, além dos de cada curso.
                </>
              }
            />
          </section>
        )
      }
      enterLabel="Seu progresso na trilha"
      facts={<TrailFacts trail={trail} itemsQtd={path.length} />}
      enter={
        <>
          <TrailProgress path={path} isCompleted={progress.isCompleted} />
          {isLocked && path.some(({ paymentType }) => paymentType !== 'FREE') && (
            <Stack gap={12} className={classes.cost}>
              <TrailCost items={path} />
              <ButtonLink to="/assinatura" search={{ voltar: here }} variant="default">
                Ver os planos
              </ButtonLink>
            </Stack>
          )}
        </>
      }
    >
      <section aria-label="Sobre a trilha">
        <RichText html={trail.description} />
      </section>
      <TaughtBy instructors={trail.instructors} />
      <PresentationSection heading="O caminho">
        <TrailItems path={path} showsAccess={isLocked} />
      </PresentationSection>
      {progress.isCompleted && <OtherTrails trail={trail} />}
    </Presentation>
  );
}
