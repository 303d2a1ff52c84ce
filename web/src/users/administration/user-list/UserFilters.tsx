import { NativeSelect } from '@mantine/core';
import { roleNames } from '@sabia/domain/users/user-labels.ts';
import { useNavigate } from '@tanstack/react-router';
import classes from '../../../ui/ListingFilters.module.css';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { type UserListSearch, userListSearch } from './user-list-search.ts';

const filters = {
  papel: { label: 'Papel', options: { '': 'Todos', ...roleNames } },
  assinatura: {
    label: 'Assinatura',
    options: { '': 'Todas', com: 'Com assinatura', sem: 'Sem assinatura' },
  },
  ordem: {
    label: 'Ordenar por',
    options: { '': 'Nome, de A a Z', 'z-a': 'Nome, de Z a A', novas: 'Chegaram há pouco' },
  },
} as const;

export function UserFilters({ search }: { search: UserListSearch }) {
  const navigate = useNavigate({ from: '/admin/usuarios' });
  const change = (changed: Record<string, string>) =>
    void navigate({ search: userListSearch({ ...search, ...changed, page: 1 }), replace: true });
  const filter = (name: keyof typeof filters) => ({
    label: filters[name].label,
    data: Object.entries(filters[name].options).map(([value, label]) => ({ value, label })),
    value: search[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <search className={classes.filters}>
      <SearchInput
        label="Buscar"
        placeholder="Nome ou e-mail"
        value={search.busca ?? ''}
        onChange={(busca) => change({ busca })}
        className={classes.search}
      />
      <NativeSelect {...filter('papel')} />
      <NativeSelect {...filter('assinatura')} />
      <NativeSelect {...filter('ordem')} className={classes.order} />
    </search>
  );
}
