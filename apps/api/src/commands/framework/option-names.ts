import { AppError } from '../../platform/app-error.ts';

/** Runs an operation of the panel; a field that its error names becomes the option of the command line. */
export async function withOptionNames<Result>(options: Readonly<Record<string, string>>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const field = error instanceof AppError ? error.details.field : undefined;
    const option = field === undefined ? undefined : options[field];
    if (!(error instanceof AppError) || field === undefined || option === undefined) throw error;
    throw new AppError(error.code, { ...error.reason, with: { ...error.reason.with, field: option } }, { ...error.details, field: option });
  }
}
