import { useSearch } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { GuardianConfirmation } from './GuardianConfirmation.tsx';
import { kept } from './kept.ts';
import classes from './PrivacyPage.module.css';

/** What is kept, why, how long, and how to have it removed; for everybody, in plain words. */
export function PrivacyPage() {
  const { responsavel } = useSearch({ from: '/privacidade' });
  return (
    <Page
      title="Privacidade"
      intro="O que a escola guarda sobre você, para quê e por quanto tempo."
      size={760}
    >
      {responsavel && <GuardianConfirmation token={responsavel} />}
      <div className={classes.text}>
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
          Você e a administração da escola. Cada vez que alguém da administração abre dados seus,
          fica anotado quem, quando e o quê: está entre os dados que você pode baixar. Quem tem o
          código de um certificado seu vê o seu nome e o curso. Não vendemos dados.
        </p>
        <h2>Como levar ou apagar</h2>
        <p>
          Em <TextLink to="/perfil/meus-dados">Meus dados</TextLink> você baixa tudo o que guardamos
          e exclui a conta. Ao excluir, apagamos tudo o que diz quem você é. Números de estudo ficam
          sem dono, para que as médias da escola continuem certas. Seus certificados continuam
          válidos: você escolhe se o seu nome fica neles.
        </p>
        <p>
          As cópias de segurança da escola ainda contêm os seus dados até serem substituídas por
          outras mais novas.
        </p>
        <h2>Menos de 18 anos</h2>
        <p>
          Quem tem menos de 18 anos estuda como todos. Para assinar e para que o uso do site seja
          medido, um responsável confirma por e-mail.
        </p>
        <h2>Seus direitos</h2>
        <p>
          Pela Lei Geral de Proteção de Dados (Lei 13.709/2018), você pode confirmar, corrigir,
          levar e apagar seus dados, e voltar atrás no que consentiu. Corrija o que estiver errado
          em <TextLink to="/perfil">Perfil</TextLink>.
        </p>
      </div>
    </Page>
  );
}
