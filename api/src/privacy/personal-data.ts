/**
 * Every table that holds something about somebody: what of it they are given, and what is left of
 * it when their account goes. A test walks the schema and finds what is not named here.
 */
export interface HeldData {
  table: string;
  /** Its heading on the page that people read; null where nothing of it is for anybody's eyes. */
  title: string | null;
  /** Which rows `t` are about `person`, in SQL. */
  about: string;
  /** Secrets, what is about others, and what is made of the rest. */
  without?: readonly string[];
  /**
   * REMOVED: no row is left. EMPTIED: the row stays without what says who it was about.
   * KEPT: it holds ids, numbers and moments, which without the person say nothing of anybody.
   */
  afterwards: 'REMOVED' | 'EMPTIED' | 'KEPT';
}

const ofUser = 't.user_id = person.id';
const ofTheirs = (table: string, key: string) =>
  `t.${key} in (select id from ${table} where ${table}.user_id = person.id)`;

export const personalData: readonly HeldData[] = [
  {
    table: 'users',
    title: 'Perfil',
    about: 't.id = person.id',
    // Made of the name and the e-mail.
    without: ['plain_name', 'sought'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'identity."user"',
    title: 'Conta de acesso',
    about: 't.id = person.provider_id',
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.account',
    title: 'Formas de entrar',
    about: 't."userId" = person.provider_id',
    without: ['password', 'accessToken', 'refreshToken', 'idToken'],
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.session',
    title: 'Aparelhos com a conta aberta',
    about: 't."userId" = person.provider_id',
    without: ['token'],
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.verification',
    title: null,
    about: `right(t.identifier, length(person.email) + 5) = '-otp-' || person.email`,
    afterwards: 'REMOVED',
  },
  { table: 'invitations', title: 'Convite da escola', about: ofUser, afterwards: 'REMOVED' },
  { table: 'consents', title: 'Consentimentos', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'guardians',
    title: 'Responsável',
    about: ofUser,
    without: ['token_digest'],
    afterwards: 'REMOVED',
  },
  { table: 'deletion_codes', title: null, about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'data_reads',
    title: 'Consultas da administração aos seus dados',
    about: 't.user_ids @> array[person.id]',
    without: ['user_ids'],
    afterwards: 'KEPT',
  },
  { table: 'course_progressions', title: 'Cursos', about: ofUser, afterwards: 'KEPT' },
  { table: 'section_progressions', title: 'Seções', about: ofUser, afterwards: 'KEPT' },
  { table: 'content_progressions', title: 'Conteúdos', about: ofUser, afterwards: 'KEPT' },
  { table: 'course_rounds', title: 'Cursos recomeçados', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'past_content_progressions',
    title: 'Conteúdos antes de recomeçar',
    about: ofUser,
    afterwards: 'KEPT',
  },
  { table: 'study_days', title: 'Dias de estudo', about: ofUser, afterwards: 'KEPT' },
  { table: 'weekly_goals', title: 'Meta da semana', about: ofUser, afterwards: 'KEPT' },
  { table: 'trail_progressions', title: 'Trilhas', about: ofUser, afterwards: 'KEPT' },
  { table: 'attempts', title: 'Tentativas em provas', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'answers',
    title: 'Respostas dadas',
    about: ofTheirs('attempts', 'attempt_id'),
    afterwards: 'KEPT',
  },
  { table: 'graded_answers', title: 'Respostas corrigidas', about: ofUser, afterwards: 'KEPT' },
  { table: 'error_notebooks', title: 'Caderno de erros', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'error_notebook_cards',
    title: 'Questões no caderno de erros',
    about: ofUser,
    afterwards: 'KEPT',
  },
  {
    table: 'error_notebook_reviews',
    title: 'Revisões do caderno de erros',
    about: ofUser,
    afterwards: 'KEPT',
  },
  { table: 'certificates', title: 'Certificados', about: ofUser, afterwards: 'EMPTIED' },
  { table: 'live_attendances', title: 'Presenças em lives', about: ofUser, afterwards: 'KEPT' },
  { table: 'live_reminders', title: 'Lembretes de lives', about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'live_reminder_mails',
    title: 'Lembretes enviados',
    about: ofUser,
    afterwards: 'REMOVED',
  },
  {
    table: 'live_calendar_feeds',
    title: 'Agenda de lives',
    about: ofUser,
    without: ['secret'],
    afterwards: 'REMOVED',
  },
  {
    table: 'subscriptions',
    title: 'Assinaturas',
    about: ofUser,
    without: ['card_token'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'charges',
    title: 'Cobranças',
    about: ofTheirs('subscriptions', 'subscription_id'),
    afterwards: 'EMPTIED',
  },
  {
    table: 'access_entries',
    title: 'Quando e por que o acesso abriu e fechou',
    about: ofUser,
    without: ['by_user_id'],
    afterwards: 'KEPT',
  },
  {
    table: 'files',
    title: 'Arquivos enviados',
    about: 't.owner_id = person.id',
    afterwards: 'REMOVED',
  },
  {
    table: 'revisions',
    title: 'Mudanças feitas em conteúdos da escola',
    about: 't.changed_by = person.id',
    without: ['fields', 'names'],
    afterwards: 'KEPT',
  },
];
