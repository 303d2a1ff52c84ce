import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';
import { useHasCourses } from './use-has-courses.ts';

/** Suggests the catalogue; in a school without courses it says so. */
export function CatalogPanel() {
  const hasCourses = useHasCourses();
  return (
    <NextStepPanel
      artwork={{ seed: 'catalogo' }}
      kicker="Nada em andamento agora"
      title={hasCourses ? 'Escolha o próximo curso' : 'Os primeiros cursos vêm aí'}
      words={
        hasCourses
          ? 'Ele aparece aqui, no ponto em que você parar.'
          : 'Eles estão sendo preparados e aparecem aqui.'
      }
      actions={
        hasCourses && (
          <ButtonLink to="/cursos" size="md" className={classes.main}>
            Ver os cursos
          </ButtonLink>
        )
      }
    />
  );
}
