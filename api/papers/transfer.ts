import { spokenReference } from '#domain/money/qr/reference.ts'
import type { Language } from '#core/language.ts'
import type { QrPicture } from '#domain/documents/page.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'

export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** Where a sum is paid to, as far as it is known. */
export interface Transfer {
  readonly bank: string | undefined
  readonly account: string | undefined
  readonly holder: string | undefined
  /** The text of the transfer. */
  readonly purpose: string | undefined
}

/** The known parts of a transfer, by their names in the paper's language; references in groups of three. */
export function transferFacts(transfer: Transfer, language: Language): NamedValue[] {
  const words = noticeWords[language]
  return (['bank', 'account', 'holder', 'purpose'] as const).flatMap((part) => {
    const value = transfer[part]
    return value === undefined ? [] : [{ name: words[part], value: spokenReference(value) }]
  })
}

interface QrParts {
  /** What the code says. */
  readonly text: string
  readonly transfer: readonly NamedValue[]
  /** Stands above them: what is paid. */
  readonly above?: readonly NamedValue[]
  readonly language: Language
}

/** A QR as it stands on a paper, with what it fills in beside it. */
export const qrBeside = ({ text, transfer, above = [], language }: QrParts): QrPicture => ({
  text,
  captions: [
    ...above.map(said),
    noticeWords[language].transfer,
    ...transfer.map(said),
    noticeWords[language].scan,
  ],
})

const said = ({ name, value }: NamedValue) => `${name}: ${value}`
