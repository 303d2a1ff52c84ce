import {
  replyWith,
  seesError,
  clickLink,
  sequence,
  patchReply,
  refuse503,
  clickButton,
  type Screen,
  seesText,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const overview = /\/v1\/subscriptions\/user\//;
const profile = /\/v1\/users\/[\w-]+\/profile$/;
const plans = /\/v1\/plans$/;

const screen = { name: 'subscription', user: 'learner', address: '/assinatura' } as const;

const offer = { name: 'subscription-offer', user: 'visitor', address: '/assinatura' } as const;

const listing = /\/v1\/subscriptions\/admin\/paginated/;
const allPlans = /\/v1\/plans\/admin$/;
const list = {
  name: 'admin-subscriptions',
  user: 'admin',
  address: '/admin/assinaturas?page=1',
} as const;
const planList = {
  name: 'admin-plans',
  user: 'admin',
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

const { planName, priceCents, period, method } = subscription;
const listed = {
  id: subscription.id,
  agreed: { planName, priceCents, period, method },
  renewsAt: subscription.renewsAt,
  createdAt: subscription.createdAt,
  grantedUntil: null,
  userId: '019d0000-0000-7000-8000-000000000003',
  userName: 'Joana Batista',
  email: 'joana.batista.com.um.endereco.comprido@exemplo.com.br',
  hasAccess: true,
};
const granted = {
  ...listed,
  id: '019d0000-0000-7000-8000-000000000004',
  agreed: null,
  renewsAt: null,
  grantedUntil: '2099-12-31T02:59:00.000Z',
};
const payments = [
  {
    chargeId: '019d0000-0000-7000-8000-00000000000a',
    planName,
    method,
    paidAt: '2026-11-21T15:00:00.000Z',
    until: '2099-12-21T15:00:00.000Z',
    priceCents,
    refundableCents: 1990,
    refunds: [
      {
        id: '019d0000-0000-7000-8000-00000000000b',
        amountCents: 1000,
        state: 'SENT',
        isBySchool: true,
        reason: 'Uma live foi cancelada, e a pessoa pediu de volta o que pagou por ela.',
        by: 'Ana Prado',
        requestedAt: '2026-11-22T15:00:00.000Z',
      },
    ],
  },
];
const paymentList = /\/v1\/subscriptions\/user\/[^/]+\/payments$/;
const pageOf = (items: readonly object[]) => ({
  items,
  page: 1,
  limit: 10,
  total: items.length,
  totalPages: 1,
});

const receiptReply = /\/v1\/subscriptions\/user\/[^/]+\/receipts\/[^/]+$/;
const receiptScreen = {
  name: 'receipt',
  user: 'learner',
  address: `/assinatura/recibos/${charge.id}`,
} as const;
const receipt = {
  chargeId: charge.id,
  number: 'RECIBO-0000-0000-000A',
  state: 'PAID',
  paidAt: '2026-11-21T15:00:00.000Z',
  startsAt: '2026-11-21T15:00:00.000Z',
  until: '2026-12-21T15:00:00.000Z',
  planName: 'Plano mensal',
  priceCents: 2990,
  method: 'PIX',
  issuer: [
    'Instituto de Educação Continuada e Cursos Livres do Recôncavo Baiano Ltda.',
    'CNPJ 11.222.333/0001-81',
    'Avenida Getúlio Vargas, 1000, sala 1203, Centro, Feira de Santana/BA, CEP 44001-525',
    'atendimento@instituto-do-reconcavo.exemplo.com.br',
  ],
  payer: ['Joana Batista', 'CPF 529.982.247-25'],
};

const boleto = {
  ...charge,
  method: 'BOLETO',
  pixCode: null,
  pixImage: null,
  boletoLine: '00190500954014481606906809350314337370000000100',
};

export const subscriptionScreens: readonly Screen[] = [
  {
    ...screen,
    state: 'full',
    mock: patchReply(profile, { birthDate: null }),
    until: seesText('Quem estuda'),
  },
  {
    ...offer,
    state: 'full',
    until: sequence(
      seesText('Economia de 17%'),
      (page) => page.getByRole('group').first().click(),
      seesText(/^Sim, na página da assinatura/),
    ),
  },
  {
    ...screen,
    state: 'invalid fields',
    mock: patchReply(profile, { birthDate: null }),
    until: sequence(
      seesText('Escolha o plano'),
      (page) => page.getByText('Empresa', { exact: true }).click(),
      clickButton('Continuar para o pagamento'),
      seesText(/^Confira estes/),
    ),
  },
  {
    ...screen,
    state: 'pix',
    mock: patchReply(overview, { charge, subscription }),
    until: seesText('Pague com Pix'),
  },
  {
    ...screen,
    state: 'boleto',
    mock: patchReply(overview, { charge: boleto, subscription }),
    until: seesText('Pague o boleto'),
  },
  {
    ...screen,
    state: 'status',
    mock: patchReply(overview, {
      access,
      subscription,
      history,
      charge: { ...charge, state: 'PAID' },
      refundableUntil: '2099-11-28T15:00:00.000Z',
    }),
    until: seesText('Sua assinatura está ativa'),
  },
  {
    ...receiptScreen,
    state: 'full',
    mock: replyWith(receiptReply, receipt),
    until: seesText('Recebido por'),
  },
  {
    ...receiptScreen,
    state: 'refunded',
    mock: replyWith(receiptReply, { ...receipt, state: 'REFUNDED' }),
    until: seesText('Recebido por'),
  },
  { ...receiptScreen, state: 'loading', mock: leavePending(receiptReply), until: seesSkeleton },
  { ...receiptScreen, state: 'error', mock: refuse503(receiptReply), until: seesError },
  {
    ...screen,
    state: 'empty',
    mock: replyWith(plans, { plans: [], canSubscribe: false }),
    until: seesText('Ainda não dá para assinar por aqui.'),
  },
  { ...screen, state: 'loading', mock: leavePending(overview), until: seesSkeleton },
  { ...screen, state: 'error', mock: refuse503(overview), until: seesError },
  {
    ...list,
    state: 'full',
    mock: replyWith(listing, pageOf([listed, granted])),
    until: sequence(seesText('Plano mensal · R$'), seesText('Aberto até 30 de dez. de 2099')),
  },
  {
    ...list,
    state: 'empty',
    mock: replyWith(listing, pageOf([])),
    until: seesText('Ninguém assinou ainda.'),
  },
  { ...list, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...list, state: 'error', mock: refuse503(listing), until: seesError },
  { ...planList, state: 'full', until: seesText('Plano anual') },
  {
    ...planList,
    state: 'editor',
    until: sequence(clickButton('Novo plano'), clickButton('Criar plano'), seesText(/^Confira/)),
  },
  {
    ...planList,
    state: 'empty',
    mock: replyWith(allPlans, []),
    until: seesText('Nenhum plano ainda.'),
  },
  { ...planList, state: 'loading', mock: leavePending(allPlans), until: seesSkeleton },
  { ...planList, state: 'error', mock: refuse503(allPlans), until: seesError },
  {
    ...subscriber,
    state: 'full',
    mock: sequence(
      replyWith(listing, pageOf([listed])),
      patchReply(overview, { access, subscription, history }),
      replyWith(paymentList, { id: listed.userId, payments }),
    ),
    until: sequence(clickLink('Joana Batista'), seesText('Pagamento confirmado')),
  },
  {
    ...subscriber,
    state: 'refund',
    mock: sequence(
      replyWith(listing, pageOf([listed])),
      patchReply(overview, { access, subscription, history }),
      replyWith(paymentList, { id: listed.userId, payments }),
    ),
    until: sequence(
      clickLink('Joana Batista'),
      clickButton(/^Devolver o pagamento/),
      seesText(/^O dinheiro volta/),
    ),
  },
];
