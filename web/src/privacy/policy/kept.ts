/** The personal data that a school stores, with its purpose and retention. */
export const kept = [
  {
    what: 'Nome e e-mail',
    why: 'Para você entrar, receber avisos e ter seu nome nos certificados.',
    until: 'Até você excluir a conta.',
  },
  {
    what: 'Telefone, WhatsApp, CPF, data de nascimento, endereço e foto',
    why: 'Só o que você preencher no perfil, para contato e recibos.',
    until: 'Até você apagar o campo ou excluir a conta.',
  },
  {
    what: 'E-mail de quem responde por você, se você tem menos de 18 anos',
    why: 'Para que a pessoa confirme e acompanhe seus estudos, com a hora de parar que ela combinar.',
    until: 'Até a pessoa deixar de acompanhar ou você excluir a conta.',
  },
  {
    what: 'Seus estudos: progresso, respostas, notas e caderno de erros',
    why: 'Para você continuar de onde parou e ver como está indo.',
    until: 'Ligados a você até excluir a conta; depois, só números sem dono.',
  },
  {
    what: 'Assinaturas e pagamentos',
    why: 'Para abrir o conteúdo e emitir o recibo. O número do cartão nunca chega à escola: fica com o serviço de pagamento.',
    until: 'Os dados do recibo, até você excluir a conta.',
  },
  {
    what: 'Aparelhos em que você entrou',
    why: 'Navegador e endereço de rede de cada acesso, para proteger a conta.',
    until: 'Até você sair ou o acesso vencer.',
  },
  {
    what: 'Este aparelho',
    why: 'Um cookie mantém sua conta aberta; o que você digita ou conclui sem conexão espera aqui até ser enviado.',
    until: 'Até você sair da conta.',
  },
  {
    what: 'Tentativas de entrar',
    why: 'Contadas sem seu e-mail nem seu endereço de rede, para que ninguém adivinhe sua senha. Um cookie reconhece este aparelho, para que erros de outras pessoas não impeçam você de entrar.',
    until: 'As contagens, por um dia; o cookie, por um ano depois da última entrada com senha.',
  },
] as const;
