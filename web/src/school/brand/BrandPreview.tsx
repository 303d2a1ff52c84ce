import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { actionShades, aliveShades, grounds } from '@sabia/domain/school/brand-colors.ts';
import { shownBrand } from '@sabia/domain/school/shown-brand.ts';
import { BrandContext } from '../../ui/brand.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import classes from './BrandPreview.module.css';
import { type BrandValues, shownColor } from './brand-values.ts';

/** A screen in both colour schemes and the head of an e-mail, from the values of the form. */
export function BrandPreview({ values }: { values: BrandValues }) {
  const action = actionShades(shownColor('action', values.actionColor));
  const alive = aliveShades(shownColor('alive', values.aliveColor));
  const brand = shownBrand({
    name: values.brandName.trim() || defaultBrand.name,
    tagline: values.tagline.trim() || defaultBrand.tagline,
    logoUrl: values.logoUrl || null,
  });
  return (
    <BrandContext value={brand}>
      <aside aria-label="Prévia da marca" className={classes.preview}>
        <Muted size={14}>Como fica</Muted>
        <div inert className={classes.screens}>
          <Sample
            tagline={brand.tagline}
            colors={{
              '--ground': grounds.paper,
              '--card': grounds.white,
              '--ink': grounds.ink,
              '--quiet': '#505a6d',
              '--line': '#e9e5dc',
              '--action': action[8],
              '--link': action[8],
              '--alive-fill': alive[4],
              '--alive-words': alive[8],
            }}
          />
          <Sample
            tagline={brand.tagline}
            colors={{
              '--ground': '#0e1420',
              '--card': '#161d2b',
              '--ink': '#e3e9f2',
              '--quiet': '#a3aec0',
              '--line': '#232d3f',
              '--action': action[6],
              '--link': action[4],
              '--alive-fill': alive[4],
              '--alive-words': alive[3],
            }}
          />
          <Card gap={4} className={classes.email}>
            <strong>{values.senderName.trim() || brand.name}</strong>
            <span>Seu código para confirmar o e-mail: 12345678</span>
          </Card>
        </div>
      </aside>
    </BrandContext>
  );
}

interface SampleProps {
  tagline: string;
  colors: Readonly<Record<`--${string}`, string | undefined>>;
}

function Sample({ tagline, colors }: SampleProps) {
  return (
    <div className={classes.sample} style={colors}>
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
    </div>
  );
}
