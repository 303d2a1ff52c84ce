import { read } from '../platform/api/api.ts';

export const trainingsQuery = read('GET /trainings');

export const trainingQuery = (id: string) => read('GET /trainings/{id}', { params: { id } });
