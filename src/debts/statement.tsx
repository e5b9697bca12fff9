import { useState } from 'react'
import { isZero } from '#core/amount.ts'
import { addMonths, firstDayOf, officeToday } from '#core/days.ts'
import { printStatement, readStatement } from '#domain/calls/debts.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { debtorKey } from '#domain/money/payers.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import type { debt } from '#entities/debts/debt.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { titleOf } from '../fields/references/entities.ts'
import { CutNote, ReportFrame, type Period } from '../ledger/report-frame.tsx'
import { AgeTag } from './age-tag.tsx'
import { DebtorChoice, useApartmentAccount, useChosenDebtor } from './debtor-choice.tsx'
import { debtorLabel } from './debtors.ts'
import './debtors.css'
import { MinutesButton } from './minutes-button.tsx'
import { StatementTable } from './statement-table.tsx'

/** An apartment’s account between two days, or that of one payer of it: charges, payments, the balance after each. */
export function Statement({ entity, record, tools, onChange }: SlotProps<typeof debt>) {
  const { t } = tools
  const [period, setPeriod] = useState<Period>(() => ({ from: aYearBefore(officeToday()), to: undefined }))
  const apartment = String(record.apartment_id)
  const [debtor, chosen, choose] = useChosenDebtor()
  const { data: account } = useApartmentAccount(apartment)
  const payers = account?.payers ?? []
  const named = payers.find((one) => debtorKey(one) === chosen)
  const params = {
    ...period,
    ...(debtor === undefined ? {} : { payer_kind: debtor.kind, payer_ref: debtor.ref }),
  }
  const asked = useReport({
    call: readStatement,
    input: { path: { id: apartment }, params },
    of: ['debt', 'fee', 'receipt'],
  })
  if (onChange !== undefined) return null
  return (
    <ReportFrame
      title={t('console.fees.statement.title')}
      whose={[titleOf(entity, record), named === undefined ? record.householder : debtorLabel(t, named)]
        .filter(isText)
        .join(' · ')}
      period={period}
      onPeriod={setPeriod}
      asked={asked}
      failure={t('console.fees.statement.load_failed')}
      tools={tools}
      actions={
        <>
          <DebtorChoice
            label={t('console.debts.whose')}
            payers={payers}
            chosen={chosen}
            choose={choose}
            t={t}
          />
          <MinutesButton
            of={{ building: String(record.building_id), apartment, debtor }}
            {...period}
            tools={tools}
          />
          <FileButton
            name="statement"
            t={t}
            load={() =>
              callForFile(printStatement, {
                path: { id: apartment },
                params: { ...params, language: paperLanguage(tools.currency, tools.language) },
              })
            }
          />
        </>
      }
      // Ages are of all that the apartment owes.
      foot={debtor === undefined && <OpenByAge record={record} tools={tools} />}
    >
      {(statement) => (
        <>
          <CutNote shown={statement.lines.length} total={statement.total} tools={tools} />
          <StatementTable statement={statement} tools={tools} />
        </>
      )}
    </ReportFrame>
  )
}

interface OpenByAgeProps {
  readonly record: ShownRecord<typeof debt>
  readonly tools: ViewTools
}

/** What is owed today by age, on the screen and on paper: what is not due apart from what is overdue. */
function OpenByAge({ record, tools }: OpenByAgeProps) {
  const { t, currency, language } = tools
  const ages = ageingBands.filter(({ name }) => !isZero(String(record[name] ?? '0')))
  if (ages.length === 0) return null
  return (
    <dl className="lobby-tallies lobby-statement-ages" aria-label={t('console.fees.statement.by_age')}>
      {ages.map(({ name }) => (
        <div key={name}>
          <dt>
            <AgeTag band={name} t={t} />
          </dt>
          <dd>{formatMoney(String(record[name]), currency, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A year by months, this one the last. */
const aYearBefore = (today: string) => addMonths(firstDayOf(today), -11)

const isText = (value: unknown) => typeof value === 'string' && value !== ''
