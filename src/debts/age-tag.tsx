import type { AgeingBand } from '#domain/money/ageing.ts'
import { debt } from '#entities/debts/debt.ts'
import { fieldLabel } from '../fields/words.ts'
import type { Translate } from '../i18n/use-t.ts'
import './ageing.css'

interface AgeTagProps {
  readonly band: AgeingBand
  readonly t: Translate
}

/** How old a debt is, in words; only what is overdue has a warm colour. */
export const AgeTag = ({ band, t }: AgeTagProps) => (
  <span className="lobby-tag lobby-age" data-age={band}>
    {fieldLabel(t, debt.name, band)}
  </span>
)
