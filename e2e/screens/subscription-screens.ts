import {
  answers,
  fails,
  follow,
  inTurn,
  instead,
  outage,
  press,
  type Screen,
  sees,
  silence,
  waits,
} from './screen.ts';

const overview = /\/v1\/subscriptions\/user\//;
const plans = /\/v1\/plans$/;

const screen = { name: 'subscription', who: 'learner', address: '/assinatura' } as const;

const listing = /\/v1\/subscriptions\/admin\/paginated/;
const allPlans = /\/v1\/plans\/admin$/;
const list = {
  name: 'admin-subscriptions',
  who: 'admin',
  address: '/admin/assinaturas?page=1',
} as const;
const planList = {
  name: 'admin-plans',
  who: 'admin',
  address: '/admin/assinaturas/planos',
} as const;
const subscriber = { ...list, name: 'admin-subscriber' } as const;

const charge = {
  id: '019d0000-0000-7000-8000-00000000000a',
  state: 'PENDING',
  method: 'PIX',
  priceCents: 2990,
  isRenewal: false,
  openedAt: '2026-11-21T15:00:00.000Z',
  expiresAt: '2099-11-22T15:00:00.000Z',
  checkoutUrl: null,
  pixCode:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540529.905802BR5913Fulano de Tal6008BRASILIA62070503***6304A6C4',
  pixImage:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath d="M0 0h2v2H0zm2 2h2v2H2z"/%3E%3C/svg%3E',
  boletoLine: null,
  boletoUrl: null,
};
const subscription = {
  id: '019d0000-0000-7000-8000-000000000001',
  planName: 'Plano mensal',
  priceCents: 2990,
  period: 'MONTH',
  method: 'PIX',
  renewsAt: '2099-12-21T15:00:00.000Z',
  createdAt: '2026-11-21T15:00:00.000Z',
};
const history = [
  {
    id: '019d0000-0000-7000-8000-000000000002',
    kind: 'PAYMENT_CONFIRMED',
    at: '2026-11-21T15:00:00.000Z',
    until: '2099-12-21T15:00:00.000Z',
    planName: 'Plano mensal',
    priceCents: 2990,
  },
];
const access = {
  isActive: true,
  since: '2026-11-21T15:00:00.000Z',
  until: '2099-12-24T15:00:00.000Z',
  reason: 'PAID',
};

const listed = {
  ...subscription,
  userId: '019d0000-0000-7000-8000-000000000003',
  userName: 'Joana Batista',
  email: 'joana.batista.com.um.endereco.comprido@exemplo.com.br',
  hasAccess: true,
};
const pageOf = (items: readonly object[]) => ({
  items,
  page: 1,
  limit: 10,
  total: items.length,
  totalPages: 1,
});

const boleto = {
  ...charge,
  method: 'BOLETO',
  pixCode: null,
  pixImage: null,
  boletoLine: '00190500954014481606906809350314337370000000100',
};

export const subscriptionScreens: readonly Screen[] = [
  { ...screen, state: 'full', until: sees('Escolha o plano') },
  {
    ...screen,
    state: 'mistakes',
    until: inTurn(
      sees('Escolha o plano'),
      (page) => page.getByText('Empresa').click(),
      press('Continuar para o pagamento'),
      sees(/^Confira estes/),
    ),
  },
  {
    ...screen,
    state: 'pix',
    meanwhile: instead(overview, { charge, subscription }),
    until: sees('Pague com Pix'),
  },
  {
    ...screen,
    state: 'boleto',
    meanwhile: instead(overview, { charge: boleto, subscription }),
    until: sees('Pague o boleto'),
  },
  {
    ...screen,
    state: 'standing',
    meanwhile: instead(overview, {
      access,
      subscription,
      history,
      charge: { ...charge, state: 'PAID' },
      refundableUntil: '2099-11-28T15:00:00.000Z',
    }),
    until: sees('Sua assinatura está ativa'),
  },
  {
    ...screen,
    state: 'empty',
    meanwhile: answers(plans, { plans: [], canSubscribe: false }),
    until: sees('Ainda não dá para assinar por aqui.'),
  },
  { ...screen, state: 'loading', meanwhile: silence(overview), until: waits },
  { ...screen, state: 'error', meanwhile: outage(overview), until: fails },
  {
    ...list,
    state: 'full',
    meanwhile: answers(listing, pageOf([listed])),
    until: sees('Plano mensal · R$'),
  },
  { ...list, state: 'empty', until: sees('Ninguém assinou ainda.') },
  { ...list, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...list, state: 'error', meanwhile: outage(listing), until: fails },
  { ...planList, state: 'full', until: sees('Plano anual') },
  {
    ...planList,
    state: 'editor',
    until: inTurn(press('Novo plano'), press('Criar plano'), sees(/^Confira/)),
  },
  {
    ...planList,
    state: 'empty',
    meanwhile: answers(allPlans, []),
    until: sees('Nenhum plano ainda.'),
  },
  { ...planList, state: 'loading', meanwhile: silence(allPlans), until: waits },
  { ...planList, state: 'error', meanwhile: outage(allPlans), until: fails },
  {
    ...subscriber,
    state: 'full',
    meanwhile: inTurn(
      answers(listing, pageOf([listed])),
      instead(overview, { access, subscription, history }),
    ),
    until: inTurn(follow('Joana Batista'), sees('Pagamento confirmado')),
  },
];
