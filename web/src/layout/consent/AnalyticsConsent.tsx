import { Button } from '@mantine/core';
import type { AnalyticsSettings } from '@sabia/domain/client-config.ts';
import { useEffect } from 'react';
import { openAnalytics } from '../../platform/analytics/open-analytics.ts';
import { useConsent } from './consent.api.ts';
import classes from '../SiteBar.module.css';
import { Row } from '../../ui/primitives/Row.tsx';

interface MeasuringProps {
  settings: AnalyticsSettings;
  userId: string;
}

/** Asks a signed-in user for consent to analytics, and starts analytics with it. */
export function AnalyticsConsent({ settings, userId }: MeasuringProps) {
  const { isKnown, isGiven, answer } = useConsent();

  useEffect(() => {
    if (!isGiven) return;
    const opened = openAnalytics(settings);
    // Without a network there is no analytics; the error is ignored.
    void opened.then((analytics) => analytics.identify({ id: userId })).catch(() => {});
    return () => void opened.then((analytics) => analytics.stop()).catch(() => {});
  }, [isGiven, settings, userId]);

  if (!isKnown || isGiven !== null) return null;
  return (
    <Row as="section" gap={16} justify="center" aria-label="Medição de uso" className={classes.bar}>
      <p>
        Podemos medir como você usa este site, para melhorar os cursos? Suas senhas nunca são
        gravadas, e você pode voltar atrás em Meus dados.
      </p>
      <Row>
        <Button variant="default" onClick={() => answer.mutate(false)} disabled={answer.isPending}>
          Não permitir
        </Button>
        <Button variant="default" onClick={() => answer.mutate(true)} disabled={answer.isPending}>
          Permitir
        </Button>
      </Row>
    </Row>
  );
}
