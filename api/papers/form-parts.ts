import { codesIn } from '#api/ledger/ledger-names.ts'
import { isZero } from '#core/amount.ts'
import type { Signature } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount } from '#domain/money/money-text.ts'
import { inForce } from '#domain/money/paper-rules.ts'
import {
  formNumbers,
  signersOf,
  type Signer,
  type VoucherEntry,
  type VoucherForm,
} from '#domain/money/voucher-forms.ts'
import type { PaperContext } from './paper-context.ts'

interface Form {
  readonly form: VoucherForm
  /** The document's day, yyyy-MM-dd; undefined: not known to its reader. */
  readonly day: string | undefined
}

/** Number and circular of the form, by the building's rules of that day; nothing where it has not said whose forms it uses. */
export function formLines(
  { form, day = '' }: Form,
  { language, currency, building }: PaperContext,
): string[] {
  const words = voucherPaperWords[language]
  const [number, rule] = [formNumbers[form], inForce(building.paper_rules, day).at(-1)]
  if (currency !== 'vnd' || number === undefined || rule === undefined) return []
  if (rule.rules === 'own') return [textOf(rule.note)].filter((note) => note !== undefined)
  return [words.form.replace('{{number}}', number), words.circular[rule.rules]]
}

/** The account codes of both sides of an entry: `Nợ: 1111`. */
export const accountLines = (entry: VoucherEntry, context: PaperContext): string[] =>
  (['debit', 'credit'] as const).map(
    (side) => `${voucherPaperWords[context.language][side]}: ${codesOf(entry, side, context)}`,
  )

/** The account codes of a side; where there are several, each with its amount. */
export function codesOf(
  { lines }: VoucherEntry,
  side: 'debit' | 'credit',
  { currency, language }: PaperContext,
): string {
  const of = lines.filter((line) => !isZero(line[side]))
  const said = of.map((line) => {
    const code = codesIn(language)(line.code)
    return of.length === 1 ? code : `${code} (${formatAmount(line[side], currency, language)})`
  })
  return said.join('; ')
}

interface Signed extends Form {
  readonly names: Readonly<Partial<Record<Signer, string | undefined>>>
  /** Who signs where the building says nothing. Default: as the circular's form. */
  readonly usual?: readonly Signer[]
}

/** Who signs: as the building says for such a paper on that day, or else as the form does. */
export function formSignatures(
  { form, day = '', names, usual = signersOf(form) }: Signed,
  { language, building }: PaperContext,
): Signature[] {
  const own = inForce(
    building.paper_signers?.filter(({ paper }) => paper === form),
    day,
  )
  const [words, hints] = [voucherPaperWords[language].signers, paperWords[language]]
  const rows = own.length > 0 ? own : usual.map((signer) => ({ signer, title: null }))
  return rows.map(({ signer, title }) => {
    const name = names[signer]
    return {
      title: textOf(title) ?? words[signer],
      hint: signer === 'director' ? hints.sign_and_seal : hints.sign,
      ...(name === undefined ? {} : { name }),
    }
  })
}
