import type { Country } from '../countries.ts'

/** A rate of VAT that a law sets, from a day through a day. */
export interface VatLaw {
  readonly percent: number
  readonly law_number: string
  readonly from_date: string
  readonly to_date: string | null
}

const law = (percent: number, law_number: string, from_date: string, to_date: string | null): VatLaw => ({
  percent,
  law_number,
  from_date,
  to_date,
})

/** Viet Nam's general rate, its lowered one as the National Assembly prolonged it, and that of clean water. */
const vietnam: readonly VatLaw[] = [
  ...[10, 5].flatMap((percent) => [
    law(percent, '13/2008/QH12', '2009-01-01', '2025-06-30'),
    law(percent, '48/2024/QH15', '2025-07-01', null),
  ]),
  law(8, '43/2022/QH15', '2022-02-01', '2022-12-31'),
  law(8, '101/2023/QH15', '2023-07-01', '2023-12-31'),
  law(8, '110/2023/QH15', '2024-01-01', '2024-06-30'),
  law(8, '142/2024/QH15', '2024-07-01', '2024-12-31'),
  law(8, '174/2024/QH15', '2025-01-01', '2025-06-30'),
  law(8, '204/2025/QH15', '2025-07-01', '2026-12-31'),
]

const cambodia: readonly VatLaw[] = [law(10, 'ច្បាប់ស្តីពីសារពើពន្ធ', '1999-01-01', null)]

const laws: Readonly<Record<Country, readonly VatLaw[]>> = { VN: vietnam, KH: cambodia, OTHER: [] }

/** The rates that a new building begins with; the office adds what comes later. */
export const vatLawsFor = (country: Country): readonly VatLaw[] => laws[country]

type Rate = Readonly<Record<keyof VatLaw | 'next_percent' | 'note', unknown>>

/** Whether a rate is one of them as it stands there, to which nothing was added. */
export const isVatLaw = ({ next_percent: next = null, note = null, ...rate }: Partial<Rate>): boolean =>
  next === null &&
  note === null &&
  [...vietnam, ...cambodia].some(
    ({ percent, law_number, from_date, to_date }) =>
      Number(rate.percent) === percent &&
      rate.law_number === law_number &&
      rate.from_date === from_date &&
      (rate.to_date ?? null) === to_date,
  )
