import { classRoles } from '@sabia/domain/classes/class-role.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { read } from '../../platform/api/api.ts';
import { searchText } from '../../platform/catalog-search.ts';
import { oneOf, pageNumber } from '../../platform/search-params.ts';
import { membersQuery } from '../classes.api.ts';

/** Search params of the listing of classes: `?page=2&busca=3º&situacao=ARCHIVED`. */
export interface ClassListSearch {
  page: number;
  busca?: string;
  situacao?: 'ACTIVE' | 'ARCHIVED';
}

export const classListSearch = (given: Record<string, unknown>): ClassListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: searchText(given.busca),
  situacao: oneOf(['ACTIVE', 'ARCHIVED'], given.situacao),
});

export const classListQuery = ({ page, busca, situacao }: ClassListSearch) =>
  read('GET /classes', { query: { page: String(page), searchKey: busca, status: situacao } });

/** Search params of the members of a class: `?page=2&busca=ana&papel=TEACHER`. */
export interface MemberListSearch {
  page: number;
  busca?: string;
  papel?: ClassRole;
}

export const memberListSearch = (given: Record<string, unknown>): MemberListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: searchText(given.busca),
  papel: oneOf(classRoles, given.papel),
});

export const memberListQuery = (id: string, { page, busca, papel }: MemberListSearch) =>
  membersQuery(id, { page: String(page), searchKey: busca, role: papel });
