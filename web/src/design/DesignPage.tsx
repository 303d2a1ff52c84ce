import '../ui/authoring-styles.ts';
import { Button, NativeSelect, Radio, Skeleton, Switch, TextInput } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { TilePanel } from '../ui/TilePanel.tsx';
import { showToast } from '../ui/toast.tsx';
import classes from './DesignPage.module.css';

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
const categories = ['Tecnologia', 'Negócios', 'Comunicação', 'Finanças pessoais', 'Vida prática'];
const panels = Array.from({ length: 50 }, (_, index) => index);

/** All tokens and components in their states, at /dev/design in development (docs/design.md). */
export function DesignPage() {
  return (
    <Page title="Design" intro="Os tokens e os componentes do site, nos seus estados.">
      <Stack gap={32} className={classes.sections}>
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
        <Section title="Espaços">
          {spaces.map((space) => (
            <Row key={space} gap={12}>
              <span className={classes.space} style={{ width: space }} />
              <Muted size={13}>{space} px</Muted>
            </Row>
          ))}
        </Section>
        <Section title="Cantos e sombra">
          <div className={classes.cards}>
            <Card>Cartão no chão da página</Card>
            <Card isRaised>Cartão acima do chão</Card>
            <div className={classes.inkPanel}>
              Painel de tinta, um por tela, com o que está <strong>vivo</strong>
            </div>
          </div>
        </Section>
        <Section title="Botões">
          <Row>
            <Button>A ação da tela</Button>
            <Button variant="default">Outra ação</Button>
            <Button variant="light">Ação leve</Button>
            <Button variant="subtle">Ação discreta</Button>
            <Button color="red">Excluir</Button>
            <Button disabled>Desligado</Button>
            <Button loading>Salvando</Button>
          </Row>
          <Row>
            <Button size="xs">Pequeno</Button>
            <Button size="sm">Médio</Button>
            <Button size="md">Grande</Button>
            <Button size="lg">Muito grande</Button>
          </Row>
          <Row>
            <Button
              variant="default"
              onClick={() => showToast({ kind: 'success', message: 'Alterações salvas.' })}
            >
              Mostrar um aviso de sucesso
            </Button>
            <Button
              variant="default"
              onClick={() => showToast({ kind: 'error', message: 'Não foi possível salvar.' })}
            >
              Mostrar um aviso de erro
            </Button>
          </Row>
        </Section>
        <Section title="Campos">
          <div className={classes.fields}>
            <TextInput label="Nome" placeholder="Como no documento" />
            <TextInput label="E-mail" defaultValue="ana@" error="Email inválido" />
            <TextInput label="Escola" defaultValue="Sabiá" disabled />
            <NativeSelect label="Nível" data={['Iniciante', 'Intermediário', 'Avançado']} />
            <Stack gap={8}>
              <Radio label="Opção" name="design" />
              <Radio label="Opção escolhida" name="design" defaultChecked />
              <Switch label="Chave" />
              <Switch label="Chave ligada" defaultChecked />
            </Stack>
          </div>
        </Section>
        <Section title="Palavras e progresso">
          <Row>
            <Tag>Etiqueta</Tag>
            <Tag tone="accent">Etiqueta</Tag>
            <Tag tone="success">Grátis</Tag>
            <Tag tone="muted">Etiqueta</Tag>
            <StatusBadge isActive />
            <StatusBadge isActive={false} />
          </Row>
          <ProgressBar label="Exemplo" value={3} max={8} text="3 de 8 conteúdos" />
          <Callout>
            <p>Uma nota em uma superfície colorida.</p>
          </Callout>
        </Section>
        <Section title="Vazio, carregando e com erro">
          <div className={classes.cards}>
            <Card>
              <EmptyState
                icon={<IconBook2 size={28} aria-hidden="true" />}
                message="Nada por aqui ainda."
                hint="O próximo passo fica sempre à vista."
                action={<Button>Ver os cursos</Button>}
              />
            </Card>
            <Card>
              <Stack gap={12}>
                <Skeleton height={120} />
                <Skeleton height={20} width="80%" />
                <Skeleton height={20} width="60%" />
              </Stack>
            </Card>
            <Card>
              <ErrorState
                error={{ title: 'Sem conexão', message: 'Confira a internet e tente de novo.' }}
                onRetry={() => {}}
              />
            </Card>
          </div>
        </Section>
        <Section title="Painéis de azulejos">
          <div className={classes.wall}>
            {panels.map((index) => (
              <TilePanel
                key={index}
                seed={`painel-${index}`}
                category={categories[index % categories.length]}
                className={classes.panel}
              />
            ))}
          </div>
        </Section>
      </Stack>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={16}>
      <Heading size={24}>{title}</Heading>
      {children}
    </Stack>
  );
}
