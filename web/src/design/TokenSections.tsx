import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import classes from './DesignPage.module.css';
import { Section } from './Section.tsx';

const colors = [
  ['--page', 'chão da página'],
  ['--mantine-color-body', 'cartões e campos'],
  ['--hairline', 'borda de cartões e barras'],
  ['--field-border', 'borda de campos'],
  ['--mantine-color-text', 'texto'],
  ['--mantine-color-dimmed', 'texto secundário'],
  ['--mantine-primary-color-filled', 'ação'],
  ['--mantine-color-anchor', 'links'],
  ['--alive', 'o que está vivo'],
  ['--alive-text', 'o que está vivo, em texto'],
  ['--ink-panel', 'painel de tinta'],
  ['--mantine-color-error', 'erro'],
  ['--mantine-color-success', 'sucesso'],
] as const;

const sizes = [24, 22, 20, 18, 17, 16, 14] as const;

const spaces = [4, 8, 12, 16, 20, 24, 32, 48, 64] as const;

export function Colors() {
  return (
    <Section title="Cores">
      <ul className={classes.colors}>
        {colors.map(([name, use]) => (
          <li key={name}>
            <span className={classes.color} style={{ background: `var(${name})` }} />
            <strong>{use}</strong>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Letters() {
  return (
    <Section title="Letras">
      <p className={classes.hero}>Estude hoje</p>
      {sizes.map((size) => (
        <Heading key={size} as="h3" size={size}>
          Título de {size} pixels
        </Heading>
      ))}
      <p>Texto de 16 pixels, para tudo o que se lê.</p>
      <Muted size={14}>Texto secundário de 14 pixels.</Muted>
      <Muted size={13}>Texto secundário de 13 pixels.</Muted>
    </Section>
  );
}

export function Spaces() {
  return (
    <Section title="Espaços">
      {spaces.map((space) => (
        <Row key={space} gap={12}>
          <span className={classes.space} style={{ width: space }} />
          <Muted size={13}>{space} px</Muted>
        </Row>
      ))}
    </Section>
  );
}

export function Surfaces() {
  return (
    <Section title="Cantos e sombra">
      <div className={classes.cards}>
        <Card>Cartão no chão da página</Card>
        <Card isRaised>Cartão acima do chão</Card>
        <div className={classes.inkPanel}>
          Painel de tinta, um por tela, com o que está <strong>vivo</strong>
        </div>
      </div>
    </Section>
  );
}
