import { readableCodes } from '#domain/money/charts.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import { optionLabel } from '../fields/words.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Account codes in the reader's language: a posting that has none is called by its name. */
export const readCodes = (t: Translate, codes: string) =>
  readableCodes(codes, (posting) => optionLabel(t, chartAccount.name, 'posting', posting))
