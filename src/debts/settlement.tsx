import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isZero, sumAmounts } from '#core/amount.ts'
import { screensOf } from '#core/derive/screens.ts'
import { debtorKey, debtorOf } from '#domain/money/payers.ts'
import { registry } from '#entities/index.ts'
import type { deposit } from '#entities/vouchers/deposit.ts'
import type { RecordOf } from '#core/stored.ts'
import type { debt } from '#entities/debts/debt.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import type { SlotProps } from '../crud/views.ts'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth } from '../fields/format.ts'
import { deskAddress } from '../fees/desk-address.ts'
import { DebtorChoice, useApartmentAccount, useChosenDebtor } from './debtor-choice.tsx'
import { debtorLabel } from './debtors.ts'
import { PayerRules } from './payer-rules.tsx'
import { PaysFor } from './pays-for.tsx'
import './debtors.css'
import './settlement.css'

type Deposit = RecordOf<typeof deposit> & { readonly open: string | null }

/**
 * What is left to settle when somebody moves out: what they owe, the credit and the deposits, and the way to each step;
 * for one payer what they owe, their deposits, and the end of their rules.
 */
export function Settlement({ record, tools, onChange }: SlotProps<typeof debt>) {
  const { t, can } = tools
  const apartment = String(record.apartment_id)
  const { records } = useList<Deposit>({
    resource: 'deposit',
    filters: [
      { field: 'apartment_id', operator: 'eq', value: apartment },
      { field: 'status', operator: 'eq', value: 'approved' },
    ],
    pageSize: 50,
    enabled: onChange === undefined && can('read', 'deposit'),
    isLive: true,
  })
  const [debtor, chosen, choose] = useChosenDebtor()
  const { data: account } = useApartmentAccount(apartment)
  const payers = account?.payers ?? []
  if (onChange !== undefined) return null
  const payer = payers.find((one) => debtorKey(one) === chosen)
  const party = payer?.name ?? undefined
  const held = records.filter(
    (one) => one.open !== null && !isZero(one.open) && (party === undefined || isSame(one.party, party)),
  )
  const outstanding = debtor === undefined ? String(record.outstanding ?? '0') : (payer?.open ?? '0')
  const credit = String(record.credit ?? '0')
  const owes = !isZero(outstanding)
  return (
    <Card size="small" title={<h2>{t('console.settlement.title')}</h2>}>
      <DebtorChoice label={t('console.debts.settle')} payers={payers} chosen={chosen} choose={choose} t={t} />
      <dl className="lobby-settlement">
        <Step
          name={
            payer === undefined
              ? t('console.settlement.owed')
              : t('console.debts.fees_of', { name: debtorLabel(t, payer) })
          }
          amount={outstanding}
          tools={tools}
          action={
            can('create', 'receipt') && (
              <LinkButton
                size="small"
                to={deskAddress({ apartment, ...(chosen === undefined ? {} : { payer: chosen }) })}
              >
                {t('console.settlement.collect')}
              </LinkButton>
            )
          }
        />
        {debtor !== undefined &&
          account?.lines
            .filter((line) => debtorKey(debtorOf(line)) === chosen)
            .map(({ id, name, month, open }) => (
              <Step key={id} name={`${name} · ${formatMonth(month)}`} amount={open} tools={tools} isPart />
            ))}
        <Step
          name={t('console.settlement.credit')}
          amount={credit}
          tools={tools}
          action={
            can('create', 'refund') && (
              <LinkButton size="small" to={begin('refund', { apartment_id: apartment, amount: credit })}>
                {t('console.settlement.refund')}
              </LinkButton>
            )
          }
        />
        {can('read', 'prepayment') && (
          <Step
            name={t('console.prepayments.rest')}
            amount={String(record.prepaid ?? '0')}
            tools={tools}
            action={
              <LinkButton size="small" to={prepaymentsOf(apartment)}>
                {t('console.prepayments.see')}
              </LinkButton>
            }
          />
        )}
        {can('read', 'deposit') && (
          <Step
            name={t('console.settlement.deposits')}
            amount={sumAmounts(held.map(({ open }) => open ?? '0'))}
            tools={tools}
          />
        )}
        {held.map(({ id, code, open, party }) => (
          <Step
            key={id}
            name={<Link to={tools.pathOf('deposit', id) ?? ''}>{`${code} · ${party}`}</Link>}
            amount={open ?? '0'}
            tools={tools}
            action={
              can('create', 'deposit_return') && (
                <LinkButton size="small" to={begin('deposit_return', { deposit_id: id })}>
                  {t('console.settlement.return')}
                </LinkButton>
              )
            }
          />
        ))}
        {debtor !== undefined && (
          <PayerRules apartment={apartment} debtor={debtor} name={payer?.name ?? null} tools={tools} />
        )}
      </dl>
      {account !== undefined && <PaysFor apartmentId={apartment} account={account} tools={tools} />}
      {debtor === undefined &&
        can('create', 'debt_certificate') &&
        (owes ? (
          <Button disabled>{t('console.settlement.certify')}</Button>
        ) : (
          <LinkButton
            to={begin('debt_certificate', {
              apartment_id: apartment,
              holder: String(record.householder ?? ''),
            })}
          >
            {t('console.settlement.certify')}
          </LinkButton>
        ))}
      {debtor === undefined && owes && <p className="lobby-secondary">{t('console.settlement.owes')}</p>}
    </Card>
  )
}

/** The register of prepayments, of this apartment alone. */
function prepaymentsOf(apartment: string): string {
  const filters = [{ field: 'apartment_id', operator: 'eq', value: apartment }] as const
  return `/${screensOf(registry.prepayment).list}?${encodeListState({ ...emptyListState, filters }).toString()}`
}

/** The form of a new document with these values. */
function begin(entity: keyof typeof registry, values: Readonly<Record<string, string>>): string {
  const set = Object.entries(values).map(([name, value]) => [`set.${name}`, value])
  return `/${screensOf(registry[entity]).create}?${new URLSearchParams(set).toString()}`
}

interface StepProps {
  readonly name: ReactNode
  readonly amount: string
  readonly tools: ViewTools
  /** A part of the sum above. */
  readonly isPart?: boolean
  /** Only offered while there is something to settle. */
  readonly action?: ReactNode
}

/** A deposit names its party as it was typed. */
const isSame = (party: string, name: string) => party.trim().toLowerCase() === name.trim().toLowerCase()

const Step = ({ name, amount, tools: { currency, language }, isPart = false, action }: StepProps) => (
  <div data-part={isPart}>
    <dt>{name}</dt>
    <dd>{formatMoney(amount, currency, language)}</dd>
    <dd>{!isZero(amount) && action}</dd>
  </div>
)
