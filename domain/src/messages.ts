/** Messages of validation, shared by API and forms (product.md V1). */
export const messages = {
  required: 'Campo obrigatório',
  invalid: 'Valor inválido',
  yearRange: 'Use uma data entre 1900 e 2199',
  richText: 'Formatação complexa demais. Cole o texto sem formatação',
  oneLine: 'Escreva em uma linha só, sem caracteres de controle',
  email: 'Email inválido',
  slugLength: 'O slug deve ter no máximo 100 caracteres.',
  slugShape: 'Slug inválido. Use apenas letras minúsculas, números e hifens.',
  slugReserved: 'Este slug é reservado. Escolha outro.',
  categories: 'Mínimo de 1 categoria',
  levels: 'Mínimo de 1 nível',
  skills: 'Mínimo de 1 habilidade',
  cover: 'Foto de capa obrigatória',
  address: 'Endereço inválido. Comece com https:// ou http://',
  setByServer: 'O servidor define este campo: ele não é recebido aqui',
  eitherForm: 'Envie o campo no singular ou no plural, não os dois',
  notInSimpleForm:
    'O formulário simples não tem este campo. Envie categories e levels para usar o completo',
  contentTypeFixed: 'O tipo de um conteúdo não muda. Crie outro conteúdo',
  notPublishable: 'A verificação encontrou erros, indicados nos outros campos',
  onlyByAdmins: 'Só a administração da escola altera este campo',
  notByThisCall: 'Este pedido não altera este campo',
  unknownId: 'Não existe um item com este identificador',
  uuid: 'Identificador inválido',
  code: 'O código tem 8 números',
  phoneMinimum: 'Informe os 11 números do telefone, com o DDD',
  phone: 'Telefone inválido. Confira o DDD e o número',
  whatsappMinimum: 'Informe os 11 números do WhatsApp, com o DDD',
  whatsapp: 'WhatsApp inválido. Confira o DDD e o número',
  postalCode: 'O CEP tem 8 números',
  state: 'Estado inválido',
  cpfMinimum: 'O CPF tem 11 números',
  cpf: 'CPF inválido',
  cnpjMinimum: 'O CNPJ tem 14 caracteres',
  cnpj: 'CNPJ inválido',
  stateRegistration: 'Inscrição estadual inválida',
  nameMinimum: 'O nome deve ter no mínimo 10 caracteres',
  responsibleMinimum: 'O nome do responsável deve ter no mínimo 10 caracteres',
  birthDate: 'Data de nascimento inválida',
  birthDateFixed: 'Para corrigir esta data, fale com a escola',
  // Required by product.md V4; no form asks for a card (product.md S6).
  cardNumber: 'Número do cartão inválido',
  cardMonth: 'Mês inválido',
  cardYear: 'Ano inválido',
  cardCode: 'Código de segurança inválido',
  price: 'O preço vai de R$ 1,00 a R$ 10.000,00',
  filters: 'Mínimo de 1 filtro',
  questionsQtd: 'Mínimo de 1 questão',
  bands: 'Mínimo de 1 faixa de nível',
  alternativesMin: 'Mínimo de 2 alternativas',
  alternativesMax: 'Máximo de 10 alternativas',
  periodOrder: 'O último dia não pode vir antes do primeiro',
  periodLength: 'Máximo de 366 dias',
  oneRight: 'Marque exatamente uma alternativa como certa',
} as const;

export const atMost = (limit: number): string => `Máximo ${limit} caracteres`;

export const atLeast = (limit: number): string => `Mínimo ${limit} caracteres`;

/** Says which operation sets a field that this one does not. */
export const setBy = (route: string): string => `Este campo não é recebido aqui. Use ${route}`;
