import { ArrowRightOutlined } from '@ant-design/icons'
import { screensOf } from '#core/derive/screens.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { useLineDocuments } from './line-documents.tsx'

/** Leads on to the next line that waits. */
export function NextLine({ record, tools: { t } }: ActionsProps<typeof bankLine>) {
  const { data } = useLineDocuments(record.id)
  const next = data?.next ?? null
  const show = screensOf(bankLine).show
  if (next === null || show === undefined) return null
  return (
    <LinkButton icon={<ArrowRightOutlined aria-hidden />} to={`/${show.replace(':id', next)}`}>
      {t('console.banks.documents.next')}
    </LinkButton>
  )
}

type TitleFields = Pick<StoredShown<typeof bankLine>, 'date' | 'price' | 'currency_code' | 'description'>

/** "28/11/2026 · 372.526 đ · LBA738 A1506": the day, the amount, and what the payer wrote. */
export function lineTitle(
  { date, price, currency_code: currency, description }: TitleFields,
  { language }: Pick<ViewTools, 'language'>,
): string {
  const told = [
    date === undefined ? '' : formatDate(date),
    price === undefined || currency === undefined ? '' : formatMoney(price, currency, language),
    description,
  ]
  return told.filter(Boolean).join(' · ')
}
