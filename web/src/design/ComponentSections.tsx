import { Button, NativeSelect, Radio, Skeleton, Switch, TextInput } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { ProgressBar } from '../ui/states/ProgressBar.tsx';
import { StatusBadge } from '../ui/lists/StatusBadge.tsx';
import { TilePanel } from '../ui/cards/TilePanel.tsx';
import { showToast } from '../ui/states/toast.tsx';
import classes from './DesignPage.module.css';
import { Section } from './Section.tsx';

const categories = ['Tecnologia', 'Negócios', 'Comunicação', 'Finanças pessoais', 'Vida prática'];

const panels = Array.from({ length: 50 }, (_, index) => index);

export function Buttons() {
  return (
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
  );
}

export function Fields() {
  return (
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
  );
}

export function Labels() {
  return (
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
  );
}

export function States() {
  return (
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
  );
}

export function Tiles() {
  return (
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
  );
}
