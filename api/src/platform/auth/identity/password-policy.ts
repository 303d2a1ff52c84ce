import { normalForm } from '@sabia/domain/normal-form.ts';
import { invalid } from '@sabia/domain/refusal.ts';

/**
 * Refuses passwords that are guessed first (OWASP ASVS 5.0, 6.2.4 and 6.2.11): a common password, a
 * Portuguese word or name with a few digits, a repetition, and the name or e-mail of the account. The
 * length is validated before (credentials.ts). Existing passwords are not looked at.
 *
 * The words are those of zxcvbn-ts. Its scoring is not used: 128 characters can take it seven seconds.
 */

interface Owner {
  email: string;
  name?: string | undefined;
}

export async function requireGoodPassword(
  password: string,
  owner: Owner,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  const plain = plainText(password);
  if (namesOf(owner).some((name) => plain.includes(name))) {
    throw invalid(field, 'A senha não pode conter seu nome nem seu e-mail');
  }
  if (isRepetition(plain) || (await isCommon(plain))) {
    throw invalid(
      field,
      'Essa senha é fácil de adivinhar. Junte, por exemplo, três ou quatro palavras',
    );
  }
}

/** Without case and accents. */
const plainText = (text: string) => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of the name and of the part before the @, from four letters on: shorter ones are in many words. */
const namesOf = ({ email, name = '' }: Owner) =>
  plainText(`${name} ${email.split('@')[0]}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 4);

/** Such as 'aaaaaaaa', '12121212' and 'abcdabcd'. */
const isRepetition = (plain: string) => /^(.{1,4})\1+$/su.test(plain);

async function isCommon(plain: string): Promise<boolean> {
  const { passwords, words } = await load();
  if (passwords.has(plain)) return true;
  // A word with up to six digits or signs around it: 'brasil2026', '#flamengo10'.
  const [, before = '', word = '', after = ''] = /^(\P{L}*)(\p{L}+)(\P{L}*)$/u.exec(plain) ?? [];
  return before.length + after.length <= 6 && (words.has(word) || passwords.has(word));
}

interface Words {
  passwords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

let loaded: Promise<Words> | undefined;

/** Five megabytes, which only a process needs that serves a sign-up or a new password. */
const load = () => (loaded ??= loadWords());

/** So many of the most frequent words of films and series are tried by guessing programs. */
const frequentWords = 10_000;

async function loadWords(): Promise<Words> {
  const [common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const dictionary = portuguese.dictionary;
  return {
    passwords: new Set(common.dictionary['passwords-common']),
    words: new Set(
      [
        ...brazilianWords,
        ...dictionary['commonWords-pt-br'].slice(0, frequentWords),
        ...dictionary['firstnames-pt-br'],
        ...dictionary['lastnames-pt-br'],
      ].map((word) => plainText(word)),
    ),
  };
}

/** Clubs, and what is missing in the lists. */
const brazilianWords = (
  'sabia senha mudar brasil corinthians flamengo palmeiras saopaulo santos vasco gremio internacional ' +
  'cruzeiro atletico botafogo fluminense bahia fortaleza ceara sport vitoria jesuscristo jesuseeu deusefiel ' +
  'deuseamor deusnocomando teamo teamomuito eutiamo minhavida meuamor familia princesa gostosa mudarsenha ' +
  'minhasenha senhasenha novasenha trocarsenha escola professor professora estudante administrador'
).split(' ');
