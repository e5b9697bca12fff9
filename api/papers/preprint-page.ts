import { addAmounts } from '#core/amount.ts'
import {
  roomBelow,
  type Place,
  type PlacedPage,
  type PlacedRow,
  type PlacedText,
  type PreprintValue,
} from '#domain/documents/preprint.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { amountInWords } from '#domain/money/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { preprintTemplateLabels } from '#entities/receipts/preprint-template.labels.ts'
import type { Language } from '#core/language.ts'
import type { PaperContext } from './paper-context.ts'
import {
  amountOnPaper,
  linesOf,
  nameOf,
  reasonOf,
  signer,
  type ReceiptLine,
  type SeenReceipt,
} from './receipt-values.ts'

/** A pre-printed form as its template describes it. */
export interface PrintedForm extends Pick<PlacedPage, 'width' | 'height' | 'shift'> {
  readonly places: readonly Place[]
}

/** A receipt's values at their places; what its reader may not see is left out. */
export function preprintPage(record: SeenReceipt, form: PrintedForm, context: PaperContext): PlacedPage {
  const lines = linesOf(record)
  const rows = lines.map((line) => ({
    name: nameOf(line, context.language),
    amount: amountOf(line, context),
  }))
  const rests = restsOf(lines, context)
  return placed(form, context.language, (value) =>
    value === 'lines' ? { text: '', rows, rests } : { text: texts[value](record, context) ?? '' },
  )
}

/** The test print of a form: each place says what stands there. */
export function testPage(form: PrintedForm, language: Language): PlacedPage {
  const names = preprintTemplateLabels[language].lineOptions.places.value
  return { ...placed(form, language, (value) => ({ text: names[value] })), isTest: true }
}

function placed(
  { places, ...form }: PrintedForm,
  language: Language,
  say: (value: PreprintValue) => Pick<PlacedText, 'text' | 'rows' | 'rests'>,
): PlacedPage {
  const texts = places.map((place) => {
    const { value, ...where } = place
    return { ...where, room: roomBelow(place, places, form.height), ...say(value) }
  })
  return { ...form, language, texts }
}

/**
 * Lines that a form has no room for, in one: how many they are, and their sum. One for each line from which on they may be
 * left out; no sum where the reader may not see an amount of them.
 */
function restsOf(lines: readonly ReceiptLine[], { currency, language }: PaperContext): PlacedRow[] {
  let sum: string | undefined = '0'
  return lines
    .toReversed()
    .map(({ amount }, at) => {
      sum = sum === undefined || amount === undefined ? undefined : addAmounts(sum, String(amount))
      return {
        name: paperWords[language].more(at + 1),
        amount: sum === undefined ? '' : formatAmount(sum, currency, language),
      }
    })
    .toReversed()
}

const amountOf = ({ amount }: ReceiptLine, { currency, language }: PaperContext) =>
  formatAmount(String(amount ?? ''), currency, language)

const partOfDay = (part: number) => (record: SeenReceipt) => textOf(record.received_on)?.split('-')[part]

type Say = (record: SeenReceipt, context: PaperContext) => string | undefined

const texts: Readonly<Record<Exclude<PreprintValue, 'lines'>, Say>> = {
  number: (record) => textOf(record.code),
  serial: (record) => textOf(record.serial),
  day: partOfDay(2),
  month: partOfDay(1),
  year: partOfDay(0),
  unit: (_record, { building }) => building.name,
  unit_address: (_record, { building }) => building.address,
  payer: (record) => textOf(record.payer),
  apartment(record, { language }) {
    const code = textOf(record.apartment?.code)
    return code === undefined ? undefined : paperWords[language].apartment(code)
  },
  reason: (record, { language }) => reasonOf(linesOf(record), language),
  amount(record, { currency, language }) {
    const amount = amountOnPaper(record)
    return amount === undefined ? undefined : formatMoney(amount, currency, language)
  },
  amount_in_words(record, context) {
    const amount = amountOnPaper(record)
    return amount === undefined ? undefined : amountInWords(amount, context)
  },
  collector: (record) => signer(record.collector_name, record.collector_code),
}
