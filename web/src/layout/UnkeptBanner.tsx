import { CloseButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { keepsValues, onUnkept } from '../platform/device/device-storage.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { useIdentityUser } from './session.ts';
import classes from './SiteBar.module.css';

/** Tells a signed-in user, once a page, that the browser keeps nothing on this device. */
export function UnkeptBanner() {
  const isKept = useSyncExternalStore(onUnkept, keepsValues, () => true);
  const user = useIdentityUser();
  const [isDismissed, setDismissed] = useState(false);
  if (isKept || isDismissed || !user) return null;
  return (
    <Row
      as="section"
      gap={16}
      justify="center"
      aria-label="Armazenamento do navegador"
      className={`${classes.bar} ${classes.closable}`}
    >
      <p>
        Este navegador não está guardando dados: o disco pode estar cheio. Rascunhos e preferências
        se perdem quando você fechar esta página; o que já foi salvo na sua conta continua lá.
      </p>
      <CloseButton aria-label="Fechar o aviso" onClick={() => setDismissed(true)} />
    </Row>
  );
}
