/**
 * All refusals: expected errors with HTTP status, title and detail. Codes are stable English identifiers, texts are
 * Portuguese (product.md API8).
 */
export const refusals = {
  unreadable_request: [400, 'Pedido ilegível', 'Não foi possível ler o pedido.'],
  signature_invalid: [
    400,
    'Assinatura inválida',
    'O aviso não traz a assinatura do serviço de pagamento.',
  ],
  sign_in_required: [401, 'Entre na sua conta', 'É preciso entrar na sua conta para continuar.'],
  invalid_credentials: [
    401,
    'E-mail ou senha incorretos',
    'O e-mail e a senha não combinam. Confira os dois ou recupere a senha.',
  ],
  token_invalid: [401, 'Sessão inválida', 'Sua sessão terminou. Entre de novo para continuar.'],
  google_refused: [
    401,
    'Google não confirmou',
    'Não foi possível entrar com o Google. Tente de novo.',
  ],
  linkedin_refused: [
    401,
    'LinkedIn não confirmou',
    'Não foi possível entrar com o LinkedIn. Tente de novo.',
  ],
  email_not_verified: [
    403,
    'Confirme seu e-mail',
    'Enviamos um código de 8 números para o seu e-mail. Confirme-o para entrar.',
  ],
  account_blocked: [
    403,
    'Conta bloqueada',
    'A escola bloqueou esta conta. Fale com a administração da escola.',
  ],
  only_viewing: [
    403,
    'Só visualização',
    'Você está vendo o site como outra pessoa: nada é gravado.',
  ],
  invitation_of_another: [
    403,
    'Convite para outro e-mail',
    'Este convite é para outro e-mail. Saia da conta e abra o convite de novo para entrar com o e-mail convidado.',
  ],
  invitation_over: [
    404,
    'Convite encerrado',
    'Este convite já foi aceito, venceu ou foi trocado por um mais novo. Peça outro à administração da escola.',
  ],
  not_yours: [403, 'Sem permissão', 'Você não tem permissão para fazer isso.'],
  subscription_required: [
    403,
    'Conteúdo para assinantes',
    'Este curso faz parte da assinatura. Assine para abrir todo o conteúdo.',
  ],
  file_access_expired: [
    403,
    'Endereço vencido',
    'Este endereço só vale por algumas horas. Abra a aula de novo para ver o arquivo.',
  ],
  guardian_needed: [
    403,
    'Falta a confirmação do responsável',
    'Quem tem menos de 18 anos precisa que um responsável confirme. Peça a confirmação em Perfil, Meus dados.',
  ],
  not_found: [404, 'Não encontrado', 'O que você procura não existe ou não está disponível.'],
  class_code_over: [
    404,
    'Código sem efeito',
    'Este código não existe, venceu ou já foi usado por todas as pessoas que cabiam. Peça outro a quem ensina a turma.',
  ],
  removed_from_class: [
    403,
    'Fora desta turma',
    'A escola tirou você desta turma. Para voltar, fale com quem ensina a turma.',
  ],
  class_archived: [409, 'Turma arquivada', 'Esta turma está arquivada. Reabra a turma antes.'],
  term_closed: [
    409,
    'Período fechado',
    'As notas deste período estão fechadas. A administração da escola pode reabrir o período.',
  ],
  method_not_allowed: [405, 'Método não permitido', 'Este endereço não aceita este método.'],
  too_slow: [408, 'Pedido demorado', 'O pedido demorou demais para chegar. Tente novamente.'],
  conflict: [409, 'Conflito', 'O pedido não combina com o estado atual.'],
  password_needed: [
    409,
    'Falta criar a senha',
    'O código está certo, mas o cadastro não foi feito neste navegador. Para proteger sua conta, crie agora a sua senha.',
  ],
  exam_empty: [
    409,
    'Sem questões no momento',
    'Este simulado ainda não tem questões suficientes. Tente de novo mais tarde.',
  ],
  nothing_counts: [
    409,
    'Nenhuma questão contaria',
    'Sem esta questão, alguma tentativa ficaria sem nenhuma que conte. Escolha ponto para todos.',
  ],
  exam_weightless: [
    409,
    'Sem questões que valem nota',
    'Todas as questões estão anuladas ou com peso 0. Tente de novo mais tarde.',
  ],
  exams_short: [
    409,
    'Provas sem questões suficientes',
    'Provas ativas ficam sem questões suficientes.',
  ],
  training_empty: [
    409,
    'Sem questões para treinar',
    'Não há questões com dificuldade conhecida para este treino agora.',
  ],
  training_waits: [
    409,
    'Há uma tentativa aberta',
    'Termine a tentativa aberta do simulado desta questão. O treino continua depois, de onde parou.',
  ],
  calibration_published: [
    409,
    'Há parâmetros publicados',
    'As questões deste simulado têm parâmetros publicados, que valem mais do que uma estimativa.',
  ],
  calibration_missing: [
    409,
    'Ainda sem estimativa',
    'Nenhuma questão tem respostas suficientes. Estime de novo quando houver mais.',
  ],
  calibration_unused: [
    409,
    'Sem a escala Enem (TRI)',
    'Só a escala Enem (TRI) usa estas estimativas. Escolha essa escala para o simulado e salve antes.',
  ],
  attempts_used: [409, 'Sem novas tentativas', 'Você já usou todas as tentativas.'],
  exam_not_open: [409, 'Ainda não abriu', 'Ainda não dá para começar. Espere a abertura.'],
  area_not_next: [409, 'Não agora', 'Esta área não pode começar nem terminar agora.'],
  exam_closed: [409, 'Já fechou', 'Não dá mais para começar.'],
  attempt_pause: [
    409,
    'Ainda não',
    'Há uma pausa entre as tentativas. Espere um pouco para tentar de novo.',
  ],
  regrade_undecided: [
    409,
    'Decida sobre as notas',
    'Outra alternativa passa a ser a certa, e esta questão já foi respondida. Escolha se as notas mudam.',
  ],
  nothing_to_undo: [409, 'Nada a desfazer', 'Esta mudança já foi desfeita.'],
  limit_reached: [409, 'Limite alcançado', 'Não cabe mais nada aqui.'],
  slug_taken: [409, 'Slug em uso', 'Já existe um curso com este slug.'],
  title_taken: [409, 'Nome em uso', 'Já existe outro item com este nome.'],
  term_in_use: [409, 'Em uso', 'Escolha o que fica no lugar antes de excluir.'],
  instructor_in_use: [
    409,
    'Em uso',
    'Esta pessoa ainda está em cursos, trilhas ou lives. Tire-a de lá antes de excluir, ou exclua com detach=true.',
  ],
  scale_in_use: [
    409,
    'Em uso',
    'Um simulado usa esta escala. Escolha outra nele antes de excluir.',
  ],
  last_admin: [
    409,
    'Última pessoa administradora',
    'A escola precisa de pelo menos uma pessoa na administração.',
  ],
  changed_meanwhile: [412, 'Alterado enquanto isso', 'Outra pessoa alterou isto enquanto isso.'],
  already_subscribed: [
    409,
    'Você já assina',
    'Sua assinatura está em dia. Não é preciso pagar de novo.',
  ],
  attendance_closed: [
    409,
    'Fora do horário da live',
    'A presença vale de 10 minutos antes do começo até 24 horas depois do fim, ou com a gravação.',
  ],
  nothing_to_pay: [409, 'Nada a pagar', 'Esta assinatura não tem pagamento em aberto.'],
  plan_changed: [
    409,
    'O plano mudou',
    'O plano mudou desde este pedido, que não vale mais. Assine de novo pelas condições de hoje.',
  ],
  refund_used: [
    409,
    'Reembolso já usado',
    'O reembolso em até 7 dias vale uma vez a cada 12 meses por pessoa e por CPF ou CNPJ, e já foi pedido neste período. Você pode cancelar a renovação e usar o que pagou até o fim.',
  ],
  refund_too_late: [
    409,
    'Prazo encerrado',
    'O reembolso pode ser pedido em até 7 dias depois do pagamento.',
  ],
  refund_too_much: [
    409,
    'Valor acima do que foi pago',
    'O valor passa do que ainda pode ser devolvido deste pagamento. Confira o valor e tente de novo.',
  ],
  refund_refused: [
    409,
    'Devolução recusada',
    'O serviço de pagamento não devolve este pagamento por aqui. Confira nele o que aconteceu; se for um boleto, devolva por Pix ou transferência.',
  ],
  too_large: [413, 'Arquivo ou pedido grande demais', 'O pedido passa do tamanho permitido.'],
  unsupported_type: [
    415,
    'Tipo não aceito',
    'Este tipo de arquivo ou de conteúdo não é aceito aqui.',
  ],
  misdirected: [
    421,
    'Endereço de outra escola',
    'Este não é o endereço desta escola. Se você administra o servidor, defina PUBLIC_URL com o endereço público.',
  ],
  letters_without_font: [
    409,
    'Documento não impresso',
    'Um nome ou título tem letras que os documentos da escola não sabem escrever.',
  ],
  not_publishable: [
    422,
    'Ainda não dá para publicar',
    'A verificação encontrou erros. Corrija-os, ou envie isActive depois.',
  ],
  invalid_input: [422, 'Dados inválidos', 'Confira os campos indicados.'],
  code_invalid: [
    422,
    'Código inválido',
    'O código não confere ou já venceu. Confira os 8 números ou peça outro código.',
  ],
  too_many_requests: [
    429,
    'Pedidos demais',
    'Você fez muitos pedidos em pouco tempo. Espere um momento e tente de novo.',
  ],
  email_sent_recently: [
    429,
    'E-mail enviado há pouco',
    'Vários e-mails foram pedidos para este endereço há pouco. O último continua valendo; confira também o spam.',
  ],
  upload_quota: [429, 'Limite de envios', 'Você enviou arquivos demais. Tente de novo mais tarde.'],
  headers_too_large: [
    431,
    'Cabeçalhos grandes demais',
    'Os cabeçalhos do pedido passam do tamanho permitido.',
  ],
  unexpected: [500, 'Erro inesperado', 'Algo deu errado do nosso lado. Tente novamente.'],
  google_off: [503, 'Google desligado', 'O acesso com Google não está configurado nesta escola.'],
  linkedin_off: [
    503,
    'LinkedIn desligado',
    'O acesso com LinkedIn não está configurado nesta escola.',
  ],
  payments_off: [
    503,
    'Assinaturas indisponíveis',
    'Esta escola ainda não recebe pagamentos. Fale com a administração.',
  ],
  payment_service_down: [
    503,
    'Pagamento indisponível',
    'O serviço de pagamento não respondeu. Nada foi cobrado. Tente de novo em instantes.',
  ],
  overloaded: [
    503,
    'Muita gente ao mesmo tempo',
    'Há muita gente usando o site agora. Tente novamente em alguns segundos.',
  ],
  files_unavailable: [
    503,
    'Arquivos indisponíveis no momento',
    'Não foi possível chegar aos arquivos no momento. Tente novamente em instantes.',
  ],
  unavailable: [
    503,
    'Indisponível no momento',
    'O serviço está indisponível no momento. Tente novamente em instantes.',
  ],
  storage_full: [
    507,
    'Sem espaço para arquivos',
    'O servidor ficou sem espaço para guardar arquivos. Nada foi gravado. Avise a administração da escola.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, detail: string]>;

export type RefusalCode = keyof typeof refusals;

/** A mistake in one field; `path` is dotted, such as `alternatives.0.text`. */
export interface FieldError {
  path: string;
  message: string;
}

interface RefusalOptions {
  detail?: string;
  errors?: FieldError[];
  /** Seconds to wait before the next request. */
  retryAfter?: number;
  /** Extension members of the problem (RFC 9457, 3.2). */
  extension?: Record<string, unknown>;
}

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly extension: Readonly<Record<string, unknown>> | undefined;

  constructor(code: RefusalCode, { detail, errors, retryAfter, extension }: RefusalOptions = {}) {
    super(detail ?? refusals[code][2]);
    this.name = 'Refusal';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.extension = extension;
  }

  get status(): number {
    return refusals[this.code][0];
  }

  get title(): string {
    return refusals[this.code][1];
  }
}

/** Refuses one field of the input. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid_input', { errors: [{ path, message }] });

/** Refuses the input if it has mistakes: all of them, one for each field (product.md V1). */
export function refuseMistakes(mistakes: readonly FieldError[]): void {
  const errors = firstOfEachField(mistakes);
  if (errors.length > 0) throw new Refusal('invalid_input', { errors });
}

/** The fields that a refusal names at most: no form has more, and a body of a hundred kilobytes can have 44,000 wrong ones. */
const mostFields = 200;

/** The first mistake of each field. */
export function firstOfEachField(mistakes: Iterable<FieldError>): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of mistakes) {
    if (messages.size === mostFields) break;
    if (!messages.has(path)) messages.set(path, message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}
