import { answers, inTurn, press, type Screen, seesButton, seesHeading } from './screen.ts';

const myData = { name: 'my-data', who: 'newcomer', address: '/perfil/meus-dados' } as const;
const deletionCode = /\/v1\/privacy\/deletion-code$/;

export const privacyScreens: readonly Screen[] = [
  { ...myData, state: 'full', until: seesButton('Baixar meus dados') },
  {
    ...myData,
    state: 'code sent',
    // Nobody's letter is used up by looking.
    meanwhile: answers(deletionCode, {}),
    until: inTurn(
      press('Quero excluir minha conta'),
      seesButton('Excluir minha conta para sempre'),
    ),
  },
  {
    name: 'privacy',
    state: 'full',
    who: 'visitor',
    address: '/privacidade',
    until: seesHeading('Privacidade'),
  },
];
