import { Button } from '@mantine/core';
import type { ImpersonatedRole } from '@sabia/domain/users/impersonation.ts';
import { useNavigate } from '@tanstack/react-router';
import { useAppContext } from './app-context.tsx';
import classes from './SiteBar.module.css';
import { Row } from '../ui/primitives/Row.tsx';

const names: Record<ImpersonatedRole, string> = {
  VISITOR: 'visitante',
  LEARNER: 'aluno sem assinatura',
  SUBSCRIBER: 'assinante',
};

/** Elements that stay below the header while the page scrolls begin below the bar. */
function keepClear(bar: HTMLElement | null) {
  if (!bar) return;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() =>
    root.setProperty('--bars-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty('--bars-height');
  };
}

/** Shows the impersonated role and ends the impersonation. */
export function ImpersonationBar({ as }: { as: ImpersonatedRole }) {
  const { impersonation, queryClient } = useAppContext();
  const navigate = useNavigate();

  function leave(): void {
    const from = impersonation.end();
    queryClient.clear();
    void navigate({ href: from });
  }

  return (
    <section
      ref={keepClear}
      aria-label="Visualização"
      className={`${classes.bar} ${classes.impersonation}`}
    >
      <Row gap={16} justify="center">
        <p>
          Você está vendo como <strong>{names[as]}</strong>. Nada é gravado.
        </p>
        <Button variant="default" size="compact-md" onClick={leave}>
          Sair da visualização
        </Button>
      </Row>
    </section>
  );
}
