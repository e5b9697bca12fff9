import { TaskFault } from '../../workers/errors.ts'
import { signed, toldAmount, type ToldMovement, type ToldStatement } from './told-statement.ts'

/** `:61:` and what stands behind it, over as many lines as it has. */
interface Field {
  readonly tag: string
  readonly lines: readonly string[]
  /** The number of its line in the file. */
  readonly number: number
}

/** Whether a text is a SWIFT MT940 message, with or without its envelope. */
export const isMt940 = (beginning: string) =>
  /^\s*(?:\{1:|:20:)/.test(beginning) && /:(?:25|28C|60[FM]):/.test(beginning)

/** Reads all messages of a file (SWIFT MT940, Customer Statement Message). Throws a `TaskFault`. */
export function readMt940(text: string): ToldStatement[] {
  const messages: Field[][] = []
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') messages.push([])
    messages.at(-1)?.push(field)
  }
  return messages.map(readMessage)
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; lines: string[]; number: number }[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, first] = /^(?:\{.*\})?(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, lines: [first ?? ''], number: at + 1 })
    // `-` or `-}` ends a message, and `{1:…}` begins one; a text may begin with a dash.
    else if (!/^(?:-(?:\}.*)?|\{.*)?$/.test(line.trimEnd())) fields.at(-1)?.lines.push(line)
  }
  return fields
}

function readMessage(fields: readonly Field[]): ToldStatement {
  const first = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))
  const last = (...tags: readonly string[]) => fields.findLast(({ tag }) => tags.includes(tag))
  const opening = balanceOf(first('60F', '60M'))
  const account = (first('25', '25P')?.lines[0] ?? '').replace(/^.*\//, '').trim()
  return {
    account: account.replace(/(\d)[A-Z]{3}$/, '$1'),
    currency: opening?.currency ?? '',
    opening: opening?.amount,
    closing: balanceOf(last('62F', '62M'))?.amount,
    movements: fields.flatMap((field, at) => {
      if (field.tag !== '61') return []
      const next = fields[at + 1]
      return [movementOf(field, next?.tag === '86' ? next.lines : [])]
    }),
  }
}

/** `C261130VND1500000,00` */
function balanceOf(field: Field | undefined) {
  if (field === undefined) return undefined
  const [, side, currency = '', amount = ''] =
    /^([CD])\d{6}([A-Z]{3})([\d,]+)$/.exec(field.lines[0]?.trim() ?? '') ?? []
  if (side === undefined) throw new TaskFault('import_not_a_sheet', { line: field.number })
  return { currency, amount: signed(toldAmount(amount, field.number), side === 'D') }
}

/** Value day, day, direction (`RC` takes a credit back), the last letter of the currency, amount, kind, references. */
const movement = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?([\d,]+)[A-Z][A-Z0-9]{3}(.*?)(?:\/\/(.*))?$/

function movementOf({ lines, number }: Field, told: readonly string[]): ToldMovement {
  const [, value, day, side = '', amount = '', own = '', banks = ''] =
    movement.exec(lines[0]?.trim() ?? '') ?? []
  if (value === undefined) throw new TaskFault('import_not_a_sheet', { line: number })
  const text = textOf(told)
  return {
    number,
    date: dayOf(value, day),
    type: side === 'C' || side === 'RD' ? 'in' : 'out',
    amount: toldAmount(amount, number),
    reference: [banks, own].map((one) => one.trim()).find((one) => one !== '' && one !== 'NONREF') ?? '',
    description: [text.said, ...lines.slice(1)].filter(Boolean).join(' '),
    partner: text.partner,
    status: '',
    isReversal: side.startsWith('R'),
  }
}

/** `261231` and `0102` are 2 January 2027. */
function dayOf(value: string, day: string | undefined): string {
  const [year, month] = [Number(value.slice(0, 2)), Number(value.slice(2, 4))]
  const booked = day === undefined ? month : Number(day.slice(0, 2))
  const turn = month - booked > 6 ? 1 : booked - month > 6 ? -1 : 0
  const rest = day ?? value.slice(2)
  return `20${String(year + turn).padStart(2, '0')}-${rest.slice(0, 2)}-${rest.slice(2)}`
}

/** Free text, or numbered parts of it: `?20` to `?29` and `?60` to `?63` are what was said, `?32` and `?33` who it was. */
function textOf(lines: readonly string[]) {
  // A full line was cut, wherever its word ended.
  const whole = lines.reduce(
    (text, line, at) => text + (at > 0 && (lines[at - 1]?.length ?? 0) < 65 ? ' ' : '') + line,
    '',
  )
  const parts = [...whole.matchAll(/\?(\d{2})([^?]*)/g)]
  if (!/^\d{3}\?/.test(whole) || parts.length === 0) return { said: whole.trim(), partner: '' }
  const of = (wanted: RegExp) =>
    parts
      .flatMap(([, number = '', text = '']) => (wanted.test(number) ? [text.trim()] : []))
      .join(' ')
      .trim()
  return { said: of(/^2\d|6[0-3]$/), partner: of(/^3[23]$/) }
}
