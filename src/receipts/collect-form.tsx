import { Button, Card, Empty } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { addAmounts, isZero } from '#core/amount.ts'
import { monthOf, officeToday } from '#core/days.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import type { ApartmentAccount } from './calls.ts'
import { setLine, toggleAll, toggleLine, type Choice } from './choose-lines.ts'
import { excessFault, receiptOf, totalEntry, type Entry } from './payment-entry.ts'
import { ExcessDialog } from './excess-dialog.tsx'
import { isSeen, shownFields } from './error-places.ts'
import { debtorsAmong } from '../debts/debtors.ts'
import { PaysFor } from '../debts/pays-for.tsx'
import { OpenLines } from './open-lines.tsx'
import { chosenAtFirst, noChoice, payerChoice } from './choose-payer.ts'
import { InvoiceRecipient } from './invoice-recipient.tsx'
import { PayerChoice } from './payer-choice.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { Sums } from './sums.tsx'
import { deskOf, totalTenders } from './tender-entry.ts'
import { useDeskCash, useRates } from './use-account.ts'
import { useCollect } from './use-collect.ts'
import type { Method } from './use-methods.ts'
import { codeText } from '../i18n/code-text.ts'

export interface CollectFormProps {
  readonly apartmentId: string
  /** The lines that alone are ticked at first, as far as they are open. */
  readonly feeIds?: readonly string[]
  /** The debtor whose lines alone are ticked at first, while some are open. */
  readonly payerKey?: string
  readonly account: ApartmentAccount
  /** All lines are the maintenance fund's. */
  readonly isOfFund: boolean
  readonly methods: readonly Method[]
  readonly tools: ViewTools
  readonly reload: () => void
  readonly onDone: (made: StoredShown<typeof receipt>) => void
}

/** One apartment at the desk: its open lines, the money over them, and Enter. */
export function CollectForm({
  apartmentId,
  feeIds = [],
  payerKey,
  account,
  isOfFund,
  methods,
  tools,
  reload,
  onDone,
}: CollectFormProps) {
  const { t, currency, language } = tools
  const { building } = useSession()
  const buildingId = building?.id
  const debtors = debtorsAmong(account.lines)
  const [entry, setEntry] = useState<Entry>(() => ({
    ...emptyEntry(account, tools),
    chosen: chosenAtFirst(account, feeIds),
    ...payerChoice(
      account,
      debtors.find(({ key }) => key === payerKey),
    ),
  }))
  const { data: rates = {} } = useRates(buildingId, entry.receivedOn)
  const { data: deskCash } = useDeskCash(buildingId, entry.receivedOn)
  const [isAsking, setAsking] = useState(false)
  const amountField = useRef<HTMLDivElement>(null)
  const whole = { ...entry, method: entry.method ?? methods[0]?.id }
  const shown = shownFields(tools, account, { ...whole, isOfFund })
  const { collect, isBusy, faults, setFaults } = useCollect({
    tools,
    buildingId,
    isSeen: (place) => isSeen(place, shown, account.lines),
    onStale: reload,
    onDone,
  })
  const isCash = methods.find(({ id }) => id === whole.method)?.code === 'CASH'
  const isOwing = account.lines.length > 0
  const desk = isOfFund ? undefined : deskOf(deskCash, { isCash, fund: whole.fund })
  const totals =
    desk === undefined
      ? totalEntry(whole, { account, currency, rates, isCash })
      : totalTenders(whole, { account, currency, desk, isCash })
  const change = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }))
  const choose = (next: (choice: Choice) => Choice) => setEntry((before) => ({ ...before, ...next(before) }))
  // After choosing an apartment, the cursor moves to the amount; the apartment's name stays in sight.
  useEffect(() => amountField.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  const send = (reason?: string) => {
    setAsking(false)
    if (buildingId !== undefined)
      void collect(
        receiptOf(whole, {
          buildingId,
          apartmentId,
          totals,
          currency,
          ...(reason === undefined ? {} : { reason }),
        }),
      )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    // Whoever has unticked every line may still pay in advance.
    const isForSome = isOwing && whole.chosen?.size !== 0
    if (isZero(totals.settled) && (isForSome || isZero(totals.prepaid)))
      return setFaults({ lines: [codeText(t, 'nothing_to_pay')] })
    if (totals.rest.startsWith('-'))
      return setFaults({ amount_received: [codeText(t, 'amount_below_lines')] })
    if (isOfFund && !isZero(totals.prepaid))
      return setFaults({ amount_received: [codeText(t, 'more_than_due')] })
    const beyond = excessFault(whole, totals)
    if (beyond !== undefined) return setFaults({ [beyond]: [codeText(t, 'more_than_due')] })
    if (isZero(totals.prepaid)) send()
    else setAsking(true)
  }
  const { payer } = account
  const taken = addAmounts(totals.settled, totals.prepaid)
  return (
    <form className="desk-collecting" onSubmit={submit} aria-label={t('console.desk.title')}>
      <Card
        size="small"
        title={
          <>
            <h2>{[payer.code, payer.householder ?? payer.name].filter(Boolean).join(' · ')}</h2>
            <InvoiceRecipient apartment={apartmentId} tools={tools} />
          </>
        }
      >
        {isOwing && (
          <PayerChoice
            debtors={debtors}
            choice={entry}
            choose={(debtor) => change({ ...noChoice(account), ...payerChoice(account, debtor) })}
            tools={tools}
          />
        )}
        {isOwing ? (
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
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<Advance tools={tools} />} />
        )}
        <PaysFor apartmentId={apartmentId} account={account} tools={tools} />
      </Card>
      <div className="desk-side">
        <Card size="small" className="desk-right">
          <Sums account={account} totals={totals} tools={tools} />
          <PaymentPanel
            apartmentId={apartmentId}
            tools={tools}
            account={account}
            isOfFund={isOfFund}
            entry={whole}
            change={change}
            totals={totals}
            methods={methods}
            isCash={isCash}
            desk={desk}
            faults={faults}
            shown={shown}
            amountField={amountField}
          />
        </Card>
        <div className="desk-bar">
          <span className="desk-bar-sum figures" aria-hidden>
            {t(`console.desk.${isZero(totals.change) ? 'due' : 'give_back'}`)}{' '}
            <strong>
              {isZero(totals.change)
                ? formatMoney(account.outstanding, currency, language)
                : formatMoney(totals.change, totals.changeCurrency, language)}
            </strong>
          </span>
          <Button
            block
            size="large"
            type="primary"
            htmlType="submit"
            loading={isBusy}
            className="desk-collect"
          >
            {isZero(taken)
              ? t('console.desk.collect')
              : t('console.desk.collect_amount', {
                  amount: formatMoney(taken, currency, language),
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

/** Nothing is owed; money may be taken in advance all the same. */
const Advance = ({ tools: { t } }: Pick<CollectFormProps, 'tools'>) => (
  <>
    {t('console.desk.owes_nothing')}
    <br />
    <span className="lobby-secondary">{t('console.desk.advance')}</span>
  </>
)

const emptyEntry = ({ payer }: ApartmentAccount, { currency }: ViewTools): Entry => ({
  currency,
  handed: {},
  received: undefined,
  leftover: undefined,
  credit: undefined,
  deduction: undefined,
  deductionReason: '',
  method: undefined,
  fund: undefined,
  serial: undefined,
  month: monthOf(officeToday()),
  receivedOn: undefined,
  payer: payer.householder ?? '',
  note: '',
  attachments: [],
  byHand: {},
})
