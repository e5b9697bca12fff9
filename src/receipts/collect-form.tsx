import { Button, Card, Empty } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { addAmounts, isZero } from '#core/amount.ts'
import type { AnyRecord } from '#core/entity.ts'
import { monthOf, officeToday } from '#core/days.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import type { ApartmentAccount } from './calls.ts'
import { setLine, toggleAll, toggleLine, type Choice } from './choose-lines.ts'
import { excessFault, receiptOf, totalEntry, type Entry } from './payment-entry.ts'
import { ExcessDialog } from './excess-dialog.tsx'
import { isSeen, shownFields } from './error-places.ts'
import { OpenLines } from './open-lines.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { Sums } from './sums.tsx'
import { useRates } from './use-account.ts'
import { useCollect } from './use-collect.ts'
import type { Method } from './use-methods.ts'
import { codeText } from '../i18n/code-text.ts'

interface CollectFormProps {
  readonly apartmentId: string
  readonly account: ApartmentAccount
  readonly methods: readonly Method[]
  readonly tools: ViewTools
  readonly reload: () => void
  readonly onDone: (made: AnyRecord) => void
}

/** One apartment at the desk: its open lines, the money over them, and Enter. */
export function CollectForm({ apartmentId, account, methods, tools, reload, onDone }: CollectFormProps) {
  const { t, currency, language } = tools
  const { building } = useSession()
  const buildingId = building?.id
  const { data: rates = {} } = useRates(buildingId)
  const [entry, setEntry] = useState<Entry>(() => emptyEntry(account, tools))
  const [isAsking, setAsking] = useState(false)
  const amountField = useRef<HTMLDivElement>(null)
  const whole = { ...entry, method: entry.method ?? methods[0]?.id }
  const shown = shownFields(tools, account, whole)
  const { collect, isBusy, faults, setFaults } = useCollect({
    tools,
    buildingId,
    isSeen: (place) => isSeen(place, shown, account.lines),
    onStale: reload,
    onDone,
  })
  const isCash = methods.find(({ id }) => id === whole.method)?.code === 'CASH'
  const totals = totalEntry(whole, { account, currency, rates, isCash })
  const change = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }))
  const choose = (next: (choice: Choice) => Choice) => setEntry((before) => ({ ...before, ...next(before) }))
  // After choosing an apartment, the cursor moves to the amount; the apartment's name stays in sight.
  useEffect(() => amountField.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  const send = (reason?: string) => {
    setAsking(false)
    if (buildingId !== undefined)
      void collect(
        receiptOf(whole, { buildingId, apartmentId, totals, ...(reason === undefined ? {} : { reason }) }),
      )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isZero(totals.settled)) return setFaults({ lines: [codeText(t, 'nothing_to_pay')] })
    if (totals.rest.startsWith('-'))
      return setFaults({ amount_received: [codeText(t, 'amount_below_lines')] })
    const beyond = excessFault(whole, totals)
    if (beyond !== undefined) return setFaults({ [beyond]: [codeText(t, 'more_than_due')] })
    if (isZero(totals.prepaid)) send()
    else setAsking(true)
  }
  const { payer } = account
  return (
    <form className="desk-collecting" onSubmit={submit} aria-label={t('console.desk.title')}>
      <Card
        size="small"
        title={<h2>{[payer.code, payer.householder ?? payer.name].filter(Boolean).join(' · ')}</h2>}
      >
        {account.lines.length === 0 ? (
          <Empty description={t('console.desk.owes_nothing')} image={Empty.PRESENTED_IMAGE_SIMPLE} />
        ) : (
          <OpenLines
            lines={account.lines}
            amounts={totals.amounts}
            choice={entry}
            tools={tools}
            toggle={(id) => choose((choice) => toggleLine(choice, totals.amounts, id))}
            toggleEvery={() =>
              choose((choice) =>
                toggleAll(
                  choice,
                  totals.amounts,
                  account.lines.map(({ id }) => id),
                ),
              )
            }
            setLine={(id, amount) => choose((choice) => setLine(choice, totals.amounts, id, amount))}
            faults={faults}
          />
        )}
      </Card>
      <div className="desk-side">
        <Card size="small" className="desk-right">
          <Sums account={account} totals={totals} tools={tools} />
          <PaymentPanel
            tools={tools}
            account={account}
            entry={whole}
            change={change}
            totals={totals}
            methods={methods}
            isCash={isCash}
            faults={faults}
            shown={shown}
            amountField={amountField}
          />
        </Card>
        <div className="desk-bar">
          <span className="desk-bar-sum figures" aria-hidden>
            {t(`console.desk.${isZero(totals.change) ? 'due' : 'give_back'}`)}{' '}
            <strong>
              {formatMoney(isZero(totals.change) ? account.outstanding : totals.change, currency, language)}
            </strong>
          </span>
          <Button
            block
            size="large"
            type="primary"
            htmlType="submit"
            loading={isBusy}
            disabled={account.lines.length === 0}
            className="desk-collect"
          >
            {isZero(totals.settled)
              ? t('console.desk.collect')
              : t('console.desk.collect_amount', {
                  amount: formatMoney(addAmounts(totals.settled, totals.prepaid), currency, language),
                })}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ExcessDialog excess={totals.prepaid} tools={tools} confirm={send} close={() => setAsking(false)} />
      )}
    </form>
  )
}

const emptyEntry = ({ payer }: ApartmentAccount, { currency }: ViewTools): Entry => ({
  currency,
  received: undefined,
  leftover: undefined,
  credit: undefined,
  deduction: undefined,
  deductionReason: '',
  method: undefined,
  fund: undefined,
  serial: undefined,
  month: monthOf(officeToday()),
  payer: payer.householder ?? '',
  note: '',
  byHand: {},
})
