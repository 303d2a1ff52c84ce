import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { type Input, read } from '../platform/api/api.ts';

/** Scale and areas of a practice exam. */
export const examScoringQuery = (id: string) =>
  read('GET /practice-exams/{id}/scoring', { params: { id } });

export const examScalesQuery = () => read('GET /exam-scales');

/** The estimates of item parameters from the answers of the school. */
export const examCalibrationQuery = (id: string) =>
  read('GET /practice-exams/{id}/calibration', { params: { id } });

/** Estimates parameters, and makes them those of scores. */
export function useExamCalibration(id: string) {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /practice-exams');
  const params = { id };
  return {
    request: () => wrote(call('POST /practice-exams/{id}/calibration', { params })),
    accept: () => wrote(call('POST /practice-exams/{id}/calibration/accept', { params })),
  };
}

/** Creates and deletes scales of the school. */
export function useExamScales() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /exam-scales');
  return {
    create: (body: Input<'POST /exam-scales'>['body']) =>
      wrote(call('POST /exam-scales', { body })),
    remove: (id: string) => wrote(call('DELETE /exam-scales/{id}', { params: { id } })),
  };
}

/** Commands of administrators on scales, areas and parameters. */
export function useExamScoring(id: string) {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /practice-exams');
  const params = { id };
  const connectAll = async (bodies: readonly BookletInput[]) => {
    const reports = [];
    for (const body of bodies) {
      reports.push(await call('POST /practice-exams/{id}/scoring/booklet', { params, body }));
    }
    return reports;
  };
  return {
    set: (body: Input<'PATCH /practice-exams/{id}/scoring'>['body']) =>
      wrote(call('PATCH /practice-exams/{id}/scoring', { params, body })),
    compare: (body: BookletInput) =>
      call('POST /practice-exams/{id}/scoring/booklet/preview', { params, body }),
    /** Connects booklets in their order; a repetition changes nothing. */
    connect: (bodies: readonly BookletInput[]) => wrote(connectAll(bodies)),
  };
}
export type BookletInput = Input<'POST /practice-exams/{id}/scoring/booklet'>['body'];

/** An item file, with a year if its name has none. */
export type ItemFile = Input<'POST /item-parameters/files'>['body'];

/** Reads and imports an item file of INEP. */
export function useItemFiles() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /enem-booklets');
  return {
    preview: (body: ItemFile) => call('POST /item-parameters/files/preview', { body }),
    take: (body: ItemFile) => wrote(call('POST /item-parameters/files', { body })),
  };
}
