import { Skeleton } from '@mantine/core';
import {
  hiddenFromGuardians,
  shownToGuardians,
} from '@sabia/domain/families/shown-to-guardians.ts';
import { useQuery } from '@tanstack/react-query';
import { schoolQuery } from '../../school/school.api.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from '../Policy.module.css';
import { Controller } from '../policy/Controller.tsx';

/** The statement of accessibility after ABNT NBR 17225:2025, and what the school does for minors (Lei 15.211/2025). */
export function ProtectionPage() {
  const school = useQuery(schoolQuery);
  return (
    <Page
      title="Acessibilidade e proteção"
      intro="Como o site serve a todas as pessoas, e como a escola cuida de quem tem menos de 18 anos."
      measure="text"
    >
      <div className={classes.text}>
        <h2>Acessibilidade</h2>
        <p>
          O site segue a norma ABNT NBR 17225:2025, que parte das WCAG 2.2, nível AA. A cada mudança
          do site, testes automáticos abrem as telas no celular, no tablet e no computador, com tema
          claro e escuro, e conferem contraste, nomes para leitores de tela, alto contraste do
          sistema e leitura sem rolar para os lados.
        </p>
        <ul>
          <li>
            As telas podem ser usadas só com o teclado: testes fazem percursos inteiros assim.
          </li>
          <li>Fórmulas têm leitura em palavras.</li>
          <li>Vídeos aceitam legendas e podem ser vistos mais devagar.</li>
          <li>Animações param para quem pediu isso no aparelho.</li>
          <li>Quem precisa de mais tempo nas provas recebe: a administração da escola registra.</li>
        </ul>
        <h2>O que ainda falta</h2>
        <ul>
          <li>
            O uso com leitores de tela ainda não foi avaliado por pessoas cegas ou com baixa visão.
          </li>
          <li>
            Legendas, audiodescrição e textos das imagens dependem de quem publica cada aula. Não há
            tradução para Libras.
          </li>
          <li>
            Gráficos e figuras de provas antigas podem estar sem descrição. Fórmulas dentro de
            imagens não são lidas.
          </li>
          <li>
            Cartões-resposta de papel não têm versão em braille. Quem não pode marcar no papel faz a
            prova pelo site.
          </li>
        </ul>
        <h2>Encontrou uma barreira?</h2>
        <p>
          Escreva para a escola e diga a página e o que você tentou fazer. Se precisar da aula ou da
          prova de outra forma, peça pelo mesmo contato.
        </p>
        <Loaded query={school} skeleton={<Skeleton height={96} />}>
          {(told) => <Controller school={told} />}
        </Loaded>
        <h2>Menos de 18 anos</h2>
        <ul>
          <li>A data de nascimento é perguntada antes de pagar e ao entrar em uma turma.</li>
          <li>
            Um responsável confirma por e-mail. Antes disso, nada é cobrado e o uso do site não é
            medido. Estudar não depende disso.
          </li>
          <li>
            Quem confirmou pode acompanhar, até a véspera dos 18 anos, {shownToGuardians}.{' '}
            {hiddenFromGuardians} Também pode combinar uma hora de parar de estudar.
          </li>
          <li>Colegas veem só o primeiro nome e uma inicial, e não podem procurar pessoas.</li>
          <li>
            Estudantes não têm página pública: só quem tem o código de um certificado vê o nome e o
            curso. Não há mensagens entre estudantes.
          </li>
          <li>
            Sugestões de cursos vêm das trilhas que a pessoa faz e do assunto que ela mesma
            escolheu, não do que o site observa.
          </li>
          <li>O site não cobra dias seguidos de estudo.</li>
          <li>Não há anúncios, e dados não são vendidos.</li>
          <li>
            Cada vez que alguém da escola abre dados de uma pessoa, fica anotado. Ela lê isso em{' '}
            <TextLink to="/perfil/meus-dados">Meus dados</TextLink>.
          </li>
        </ul>
        <p>
          O que a escola guarda, para quê e por quanto tempo está em{' '}
          <TextLink to="/privacidade">Privacidade</TextLink>. Para contar que algo aqui põe em risco
          uma criança ou adolescente, use o contato acima. O Disque 100 recebe denúncias a qualquer
          hora, sem custo.
        </p>
      </div>
    </Page>
  );
}
