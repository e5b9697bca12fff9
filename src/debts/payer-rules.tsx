import { Button } from 'antd'
import { Link } from 'react-router'
import { monthOf, officeToday } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import type { Debtor } from '#domain/money/payers.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'
import { useList } from '../data/use-list.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import { message } from '../ui/feedback.ts'

type Rule = RecordOf<typeof payerRule>

interface PayerRulesProps {
  readonly apartment: string
  readonly debtor: Debtor
  readonly name: string | null
  readonly tools: ViewTools
}

/** The rules by which a payer goes on paying, each with the way to end it at this month. */
export function PayerRules({ apartment, debtor, name, tools }: PayerRulesProps) {
  const { t, can } = tools
  const { save, isSaving } = useSave(payerRule)
  const month = monthOf(officeToday())
  const { records } = useList<Rule>({
    resource: payerRule.name,
    filters: [
      { field: 'apartment_id', operator: 'eq', value: apartment },
      { field: 'payer_kind', operator: 'eq', value: debtor.kind },
    ],
    pageSize: 50,
    enabled: debtor.kind !== 'itself' && can('read', payerRule.name),
    isLive: true,
  })
  const going = records.filter(
    (rule) => isOf(rule, debtor, name) && (rule.to_month === null || rule.to_month > month),
  )
  const end = async (id: string) => {
    try {
      await save({ id, values: { to_month: month } })
      message.success(t('console.debts.ended', { month: formatMonth(month) }))
    } catch (error) {
      showError(t, error)
    }
  }
  return going.map((rule) => (
    <div key={rule.id}>
      <dt>
        <Link to={tools.pathOf(payerRule.name, rule.id) ?? ''}>
          {t('console.debts.rule', { from: formatMonth(rule.from_month) })}
        </Link>
      </dt>
      <dd />
      <dd>
        {can('update', payerRule.name) && rule.from_month <= month && (
          <Button size="small" loading={isSaving} onClick={() => void end(rule.id)}>
            {t('console.debts.end', { month: formatMonth(month) })}
          </Button>
        )}
      </dd>
    </div>
  ))
}

/** Companies have no record: they are told apart by tax code, or by name. */
const isOf = (rule: Rule, { kind, ref }: Debtor, name: string | null) => {
  if (kind === 'apartment') return rule.payer_apartment_id === ref
  if (rule.resident_id !== null) return rule.resident_id === ref
  return (rule.tax_code ?? rule.party_name)?.toLowerCase() === ref || rule.party_name === name
}
