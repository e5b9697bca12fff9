import { Alert, Card, Checkbox, Flex, Select, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { minusBeforeOut } from '#domain/money/statement/directions.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

interface StatementRowsProps {
  readonly read: DataOf<typeof previewBankStatement>
  /** Into which account they go, told once more where they are written. */
  readonly account: string
  readonly tools: ViewTools
  readonly isBusy: boolean
  /** Somebody says what a word of the column of directions means. */
  readonly explain: (word: string, type: 'in' | 'out') => void
  readonly acceptsBalances: boolean
  readonly acceptBalances: (accepts: boolean) => void
  /** The button that writes them. */
  readonly children: ReactNode
}

const words = 'console.bank_statement'
const colors = { new: 'success', known: 'default', maybe_known: 'warning', conflict: 'error' } as const

/** What is asked about though no word stands there. */
const unspoken: Readonly<Record<string, 'direction_of_none' | 'direction_of_minus'>> = {
  '': 'direction_of_none',
  [minusBeforeOut]: 'direction_of_minus',
}

/** What a statement says, and what of it is new. */
export function StatementRows({
  read,
  account,
  tools: { t, language },
  isBusy,
  explain,
  acceptsBalances,
  acceptBalances,
  children,
}: StatementRowsProps) {
  const { counts, currency_code: currency } = read
  const money = (amount: string) => formatMoney(amount, currency, language)
  const saidBeside = (word: string) => t(`${words}.${unspoken[word] ?? 'direction_of'}`, { word })
  const figures = { ...counts, money_in: money(read.money_in), money_out: money(read.money_out) }
  return (
    <Card className="statement-step" title={<h2>{t(`${words}.rows`)}</h2>}>
      <Flex vertical gap="middle">
        <strong translate="no">{account}</strong>
        <span role="status">{t(`${words}.counts`, figures)}</span>
        {counts.unread > 0 && (
          <Alert
            type="warning"
            showIcon
            message={t(`${words}.unread`, { count: counts.unread })}
            description={read.faults
              .map(({ number, fault }) => t(`${words}.fault`, { number, why: t(`${words}.faults.${fault}`) }))
              .join(' · ')}
          />
        )}
        {read.unknown_directions.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message={t(`${words}.directions`)}
            description={
              <div className="statement-columns">
                {read.unknown_directions.map((word) => (
                  <label key={word}>
                    <span>{saidBeside(word)}</span>
                    <Select<'in' | 'out'>
                      aria-label={saidBeside(word)}
                      disabled={isBusy}
                      options={[
                        { value: 'in', label: t(`${words}.fields.money_in`) },
                        { value: 'out', label: t(`${words}.fields.money_out`) },
                      ]}
                      onChange={(type) => explain(word, type)}
                    />
                  </label>
                ))}
              </div>
            }
          />
        )}
        {read.wrong_balances.length > 0 && (
          <Alert
            type="error"
            showIcon
            message={t(`${words}.wrong_balances`, { count: read.wrong_balances.length })}
            description={
              <>
                <p>
                  {read.wrong_balances
                    .map(({ number, told, expected }) =>
                      t(`${words}.wrong_balance`, { number, told: money(told), expected: money(expected) }),
                    )
                    .join(' · ')}
                </p>
                <Checkbox checked={acceptsBalances} onChange={({ target }) => acceptBalances(target.checked)}>
                  {t(`${words}.accepts_balances`)}
                </Checkbox>
              </>
            }
          />
        )}
        <LineTable
          columns={[
            { title: t(`${words}.fields.date`), cell: ({ day }) => formatDate(day) },
            {
              title: t(`${words}.fields.description`),
              cell: ({ description }) => <span translate="no">{description}</span>,
            },
            {
              title: t(`${words}.fields.amount`),
              isNumber: true,
              cell: ({ type, price }) => money(type === 'out' ? `-${price}` : price),
            },
            {
              title: t(`${words}.state`),
              cell: ({ state }) => <Tag color={colors[state]}>{t(`${words}.states.${state}`)}</Tag>,
            },
          ]}
          rows={read.rows}
          keyOf={({ number }) => number}
        />
        <div>{children}</div>
      </Flex>
    </Card>
  )
}
