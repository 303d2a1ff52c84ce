import {
  hiddenFromGuardians,
  shownToGuardians,
} from '@sabia/domain/families/shown-to-guardians.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import { schoolQuery } from '../../school/school.api.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Controller } from './Controller.tsx';
import { GuardianConfirmation } from './GuardianConfirmation.tsx';
import { kept } from './kept.ts';
import classes from '../Policy.module.css';

/** The privacy policy: stored data, purpose, retention and deletion, in plain words. */
export function PrivacyPage() {
  const { responsavel } = useSearch({ from: '/privacidade' });
  const school = useQuery(schoolQuery);
  const { analytics, firebase } = useAppContext().clientConfig;
  return (
    <Page
      title="Privacidade"
      intro="O que a escola guarda sobre você, para quê e por quanto tempo."
      measure="text"
    >
      {responsavel && <GuardianConfirmation token={responsavel} />}
      <div className={classes.text}>
        <h2>Quem responde pelos seus dados</h2>
        <Loaded query={school} skeleton={<Skeleton height={96} />}>
          {(told) => <Controller school={told} />}
        </Loaded>
        <h2>O que guardamos</h2>
        <dl>
          {kept.map(({ what, why, until }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {why} <strong>{until}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <h2>Quem vê</h2>
        <p>
          Você e a administração da escola; se você tem menos de 18 anos, uma parte também quem
          responde por você. Cada vez que alguém da administração abre dados seus, fica anotado
          quem, quando e o quê: você lê isso em Meus dados. Quem tem o código de um certificado seu
          vê o seu nome e o curso. Não vendemos dados.
        </p>
        <h2>Como levar ou apagar</h2>
        <p>
          Em <TextLink to="/perfil/meus-dados">Meus dados</TextLink> você baixa tudo o que guardamos
          e exclui a conta. Ao excluir, apagamos tudo o que diz quem você é. Números de estudo ficam
          sem dono, para que as médias da escola continuem certas. Seus certificados continuam
          válidos: você escolhe se o seu nome fica neles.
        </p>
        {firebase && (
          <p>
            Você entra por um serviço do Google, o Firebase. Ao excluir a conta, apagamos também o
            seu acesso lá. Se isso falhar, entre de novo e exclua outra vez: só o acesso terá
            restado.
          </p>
        )}
        <p>
          As cópias de segurança da escola ainda contêm os seus dados até serem substituídas por
          outras mais novas.
        </p>
        <h2>Medição de uso</h2>
        <p>
          {analytics
            ? 'Só medimos quem entrou na conta e permitiu; anotamos quando você respondeu e a qual texto, e você volta atrás em Meus dados. Quem visita a escola sem conta não é medido, por isso não perguntamos nada.'
            : 'Esta escola não mede como você usa o site.'}
        </p>
        <h2>Menos de 18 anos</h2>
        <p>
          Quem tem menos de 18 anos estuda como todos. Para assinar e para que o uso do site seja
          medido, um responsável confirma por e-mail. Quem confirma pode entrar com esse e-mail e
          acompanhar, até a véspera dos 18 anos, {shownToGuardians}. {hiddenFromGuardians} Se o seu
          perfil diz que você tem menos de 18 anos e a data está errada, peça que a escola a
          corrija, pelo contato do início desta página. O que mais fazemos está em{' '}
          <TextLink to="/acessibilidade">Acessibilidade e proteção</TextLink>.
        </p>
        <h2>Seus direitos</h2>
        <p>
          Pela Lei Geral de Proteção de Dados (Lei 13.709/2018), você pode confirmar, corrigir,
          levar e apagar seus dados, e voltar atrás no que consentiu. Corrija o que estiver errado
          em <TextLink to="/perfil">Perfil</TextLink>. Para o resto, fale com o encarregado. Você
          também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </div>
    </Page>
  );
}
