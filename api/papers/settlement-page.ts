import { isZero } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import type { DocumentPage, DocumentTable, Fact } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperDay, paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import type { VoucherEntry, VoucherForm } from '#domain/money/voucher-forms.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { writeOffLabels } from '#entities/vouchers/write-off.labels.ts'
import { accountLines, formSignatures } from './form-parts.ts'
import type { PaperContext } from './paper-context.ts'

/** Documents that settle debts without money, each with who signs it. */
const forms = {
  write_off: 'settlement',
  adjustment: 'settlement',
  credit_transfer: 'offset',
} as const satisfies Readonly<Partial<Record<keyof typeof registry, VoucherForm>>>
type SettlementKind = keyof typeof forms
type SeenSettlement = ShownRecord<(typeof registry)[SettlementKind]>

interface Settlement {
  readonly kind: SettlementKind
  /** As its reader may see it. */
  readonly record: SeenSettlement
  /** Undefined before it is approved. */
  readonly entry: VoucherEntry | undefined
}

/** What was settled, of which apartment, why, and by whom it is signed; null for a draft. */
export function settlementPage(settlement: Settlement, context: PaperContext): DocumentPage | null {
  const { kind, record, entry } = settlement
  const { language, currency, building } = context
  if (entry === undefined) return null
  const [words, common] = [voucherPaperWords[language], paperWords[language]]
  const day = textOf(record.date)
  const amount = textOf(record.amount)
  return {
    language,
    head: { name: `${common.unit}: ${building.name}`, lines: [`${common.address}: ${building.address}`] },
    aside: [
      `${common.number}: ${textOf(record.code) ?? ''}`,
      ...(amount === undefined ? [] : accountLines(entry, context)),
    ],
    title: labels[kind][language].one,
    under: day === undefined ? [] : [paperDay(day, language)],
    facts: [
      ...factsOf(settlement, context),
      ...(amount === undefined
        ? []
        : [
            { name: words.amount, value: formatMoney(amount, currency, language) },
            { name: words.in_words, value: amountInWords(amount, { language, currency }) },
          ]),
      { name: words.attached, value: words.originals },
    ],
    ...tableOf(record, context),
    signatures: formSignatures({ form: forms[kind], day, names: {} }, context),
    ...(record.status === 'voided' ? { voided: words.voided } : {}),
  }
}

/** Each field that says something, by its own name. */
function factsOf({ kind, record }: Settlement, { language, currency }: PaperContext): readonly Fact[] {
  const { fields, options = {} } = labels[kind][language] as {
    readonly fields: Readonly<Record<string, string>>
    readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  const some = (value: unknown) => {
    const text = textOf(value)
    return text === undefined || isZero(text) ? undefined : formatMoney(text, currency, language)
  }
  const month = textOf(record.fee_month)
  const named = textOf(record.fee_name)
  const known: readonly (readonly [string, string | undefined])[] = [
    ['apartment_id', textOf(record.apartment?.code)],
    ['to_apartment_id', textOf(record.to_apartment?.code)],
    ['fee_id', named === undefined || month === undefined ? named : `${named} · ${writtenDay(month)}`],
    ['direction', options['direction']?.[record.direction ?? '']],
    ['grounds', textOf(record.grounds)],
    ['description', textOf(record.description)],
    ['settled', some(record.settled)],
    ['credited', some(record.credited)],
  ]
  return known.flatMap(([name, value]) => (value === undefined ? [] : [{ name: fields[name] ?? '', value }]))
}

/** The fees that were written off. */
function tableOf({ lines }: SeenSettlement, { language, currency }: PaperContext): { table?: DocumentTable } {
  if (lines === undefined || lines === null) return {}
  const words = writeOffLabels[language].lines.lines
  return {
    table: {
      columns: [
        { title: words.name, share: 1 },
        { title: words.month, align: 'center' },
        { title: words.amount, align: 'right' },
      ],
      rows: lines.map(({ name, month, amount }) => [
        textOf(name) ?? '',
        writtenDay(textOf(month) ?? ''),
        formatAmount(textOf(amount) ?? '0', currency, language),
      ]),
    },
  }
}
