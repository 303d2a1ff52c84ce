import type { AttackedScreen } from './attacked-screen.ts';
import type { Made, Pen } from './pen.ts';

/** A category, a level and a skill, by id. */
export interface AttackedTerms {
  categories: [string];
  levels: [string];
  skills: [string];
}

export async function attackTerms({ admin, plain }: Pen) {
  const titles = { categories: plain(60), levels: plain(60), skills: plain(60) };
  const make = async (kind: keyof typeof titles): Promise<[string]> => {
    const { id } = await admin<Made>(`/taxonomy/${kind}`, { title: titles[kind] });
    return [id];
  };
  const terms: AttackedTerms = {
    categories: await make('categories'),
    levels: await make('levels'),
    skills: await make('skills'),
  };
  const screens: AttackedScreen[] = [
    { who: 'admin', address: '/admin/taxonomia', shows: titles.categories },
    { who: 'admin', address: '/admin/taxonomia?tipo=niveis', shows: titles.levels },
    { who: 'admin', address: '/admin/taxonomia?tipo=habilidades', shows: titles.skills },
  ];
  return { terms, screens };
}
