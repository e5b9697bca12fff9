import type { OpenFee } from './calls.ts'

/** Whether a line is paid into the maintenance fund, apart from all others. */
export const isOfFund = ({ income_kind: kind }: Pick<OpenFee, 'income_kind'>) => kind === 'maintenance_fund'
