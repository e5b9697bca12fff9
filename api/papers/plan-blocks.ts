import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { contractWords } from '#domain/documents/contract-words.ts'
import type { Block, Total } from '#domain/documents/page.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { planSums } from '#domain/money/plan-sums.ts'
import type { contract } from '#entities/contracts/contract.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { voucherPlanPeriodLabels } from '#entities/vouchers/voucher-plan-period.labels.ts'

/** A period of a contract's plan as the contract keeps it. */
export type PlanLine = NonNullable<ShownRecord<typeof contract>['sent_plan']>[number]

/** What a contract is paid by, plan by plan: who pays, each period with its day and amount, and what they come to. */
export const planBlocks = (lines: readonly PlanLine[], language: Language): Block[] =>
  plansIn(lines).flatMap((plan) => [headOf(plan, language), tableOf(plan, language)])

type Plan = readonly [PlanLine, ...PlanLine[]]

/** Lines of one plan follow one another. */
function plansIn(lines: readonly PlanLine[]): Plan[] {
  const plans: [PlanLine, ...PlanLine[]][] = []
  for (const line of lines) {
    const last = plans.at(-1)
    if (last !== undefined && isOfPlan(line, last[0])) last.push(line)
    else plans.push([line])
  }
  return plans
}
const isOfPlan = (line: PlanLine, other: PlanLine) =>
  (['plan', 'kind', 'counterparty', 'currency_code'] as const).every((name) => line[name] === other[name])

function headOf([{ plan, kind, counterparty }]: Plan, language: Language): Block {
  const words = contractWords[language]
  const whose = kind === 'payment' ? words.paid_to : words.paid_by
  return {
    block: 'text',
    runs: [{ text: plan ?? '', bold: true }, { text: ` · ${whose(counterparty ?? '')}` }],
  }
}

function tableOf(plan: Plan, language: Language): Block {
  const words = contractWords[language]
  const { fields } = voucherPlanPeriodLabels[language]
  const currency = plan[0].currency_code ?? 'vnd'
  const money = (amount: string) => formatMoney(amount, currency, language)
  const { each, isLastLess, all } = planSums(plan.map((line) => line.amount_with_tax ?? '0'))
  const ofEach: readonly Total[] =
    each === undefined ? [] : [{ name: isLastLess ? words.each_but_last : words.each, value: money(each) }]
  return {
    block: 'lines',
    table: {
      columns: [
        { title: fields.number, align: 'center' },
        { title: words.detail, share: 1 },
        { title: fields.due_on, align: 'center' },
        { title: fields.amount_before_tax, align: 'right' },
        { title: fields.amount_with_tax, align: 'right' },
      ],
      rows: plan.map((line) => [
        String(line.number ?? ''),
        `${writtenDay(line.from_date ?? '')} – ${writtenDay(line.to_date ?? '')}`,
        writtenDay(line.due_on ?? ''),
        money(line.amount_before_tax ?? '0'),
        money(line.amount_with_tax ?? '0'),
      ]),
    },
    totals: [...ofEach, { name: words.in_all(plan.length), value: money(all), strong: true }],
  }
}
