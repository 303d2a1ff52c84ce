import type { AttackedScreen } from './attacked-screen.ts';
import type { Created, Writer } from './writer.ts';

/** A category, a level and a skill, by id. */
export interface AttackedTerms {
  categories: [string];
  levels: [string];
  skills: [string];
}

export async function attackTerms({ admin, plainText }: Writer) {
  const titles = { categories: plainText(60), levels: plainText(60), skills: plainText(60) };
  const make = async (kind: keyof typeof titles): Promise<[string]> => {
    const { id } = await admin<Created>(`/taxonomy/${kind}`, { title: titles[kind] });
    return [id];
  };
  const terms: AttackedTerms = {
    categories: await make('categories'),
    levels: await make('levels'),
    skills: await make('skills'),
  };
  const screens: AttackedScreen[] = [
    { user: 'admin', address: '/admin/taxonomia', text: titles.categories },
    { user: 'admin', address: '/admin/taxonomia?tipo=niveis', text: titles.levels },
    { user: 'admin', address: '/admin/taxonomia?tipo=habilidades', text: titles.skills },
  ];
  return { terms, screens };
}
