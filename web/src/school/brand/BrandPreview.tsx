import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { shownBrand } from '@sabia/domain/school/shown-brand.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { BrandContext } from '../../ui/brand.ts';
import { Logo } from '../../ui/page/Logo.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import classes from './BrandPreview.module.css';
import type { BrandValues } from './brand-values.ts';
import { PreviewFrames } from './PreviewFrames.tsx';

/** A screen in both colour schemes and the head of an e-mail, from the values of the form. */
export function BrandPreview({ values }: { values: BrandValues }) {
  // On narrow screens the preview stays in sight above the form, reduced to logo and colours.
  const [isWhole, setWhole] = useState(false);
  const brand = shownBrand({
    name: values.brandName.trim() || defaultBrand.name,
    tagline: values.tagline.trim() || defaultBrand.tagline,
    logoUrl: values.logoUrl || null,
  });
  return (
    <BrandContext value={brand}>
      <aside
        aria-label="Prévia da marca"
        data-whole={isWhole || undefined}
        className={classes.preview}
      >
        <Row justify="between">
          <Muted size={14}>Como fica</Muted>
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            aria-expanded={isWhole}
            className={classes.toggle}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Ver menos' : 'Ver mais'}
          </Button>
        </Row>
        <div inert className={classes.screens}>
          <PreviewFrames values={values}>
            <Sample tagline={brand.tagline} />
          </PreviewFrames>
          <Card gap={4} className={classes.email}>
            <strong>{values.senderName.trim() || brand.name}</strong>
            <span>Seu código para confirmar o e-mail: 12345678</span>
          </Card>
        </div>
      </aside>
    </BrandContext>
  );
}

const Sample = ({ tagline }: { tagline: string }) => (
  <>
    <div className={classes.bar}>
      <Logo />
    </div>
    <div className={classes.body}>
      <p className={classes.alive}>4 dias seguidos</p>
      <p className={classes.title}>Continue de onde parou</p>
      <p className={classes.text}>
        Pensar em passos, <span className={classes.link}>Lógica de programação</span>
      </p>
      <div className={classes.row}>
        <span className={classes.button}>Continuar</span>
        <span className={classes.badge}>Ao vivo</span>
      </div>
    </div>
    <p className={classes.foot}>{tagline}</p>
  </>
);
