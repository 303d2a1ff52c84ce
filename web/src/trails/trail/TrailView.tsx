import type { Trail, TrailProgression } from '@sabia/domain/trails/trail.ts';
import { IconClock, IconRoute, IconStairsUp } from '@tabler/icons-react';
import { Celebration } from '../../certificates/Celebration.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { TaughtBy } from '../../instructors/TaughtBy.tsx';
import { count } from '../../ui/plural.ts';
import { Presentation, PresentationSection } from '../../ui/Presentation.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { OtherTrails } from './OtherTrails.tsx';
import { pathOf } from './path.ts';
import { TrailProgress } from './TrailProgress.tsx';
import { TrailItems } from './TrailItems.tsx';
import classes from './TrailItems.module.css';

interface TrailViewProps {
  trail: Trail;
  progress: TrailProgression;
}

export function TrailView({ trail, progress }: TrailViewProps) {
  const path = pathOf(trail, progress);
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
      facts={
        <>
          <li>
            <IconClock size={20} aria-hidden="true" />
            {formatHours(trail.estimatedCompletionHours)}
          </li>
          <li>
            <IconStairsUp size={20} aria-hidden="true" />
            {trail.level.title}
          </li>
          <li>
            <IconRoute size={20} aria-hidden="true" />
            {count(path.length, 'etapa', 'etapas')}
          </li>
        </>
      }
      enter={<TrailProgress path={path} isCompleted={progress.isCompleted} />}
    >
      <section aria-label="Sobre a trilha">
        <RichText html={trail.description} />
      </section>
      <TaughtBy instructors={trail.instructors} />
      <PresentationSection heading="O caminho">
        <TrailItems path={path} />
      </PresentationSection>
      {progress.isCompleted && <OtherTrails trail={trail} />}
    </Presentation>
  );
}
