import { headingText } from './heading-text.ts'

/** What a column of a bank's statement holds. */
export const statementFields = [
  'date',
  'code',
  'description',
  'money_in',
  'money_out',
  /** Below zero: money out, unless `direction` says so. */
  'amount',
  /** Whether the amount came in or went out: `C`/`D`, `Có`/`Nợ`. */
  'direction',
  /** Whether it has happened: wallets also list what failed. */
  'status',
  'balance',
  'partner',
  'currency',
] as const
export type StatementField = (typeof statementFields)[number]

/** For each column of a file what it holds; null: nothing that is read. */
export type StatementColumns = readonly (StatementField | null)[]

/** Headings of banks in Vietnam and Cambodia, the surest first; a column is given to the first field that it fits. */
const headings: readonly (readonly [StatementField, RegExp])[] = [
  ['balance', /SO DU|BALANCE|SODU|សមតុល្យ/],
  ['status', /^(TRANSACTION |TXN )?(STATUS|STATE)$|^(TRANG THAI|TINH TRANG)( GIAO DICH| GD)?$|ស្ថានភាព/],
  ['currency', /^(CCY|CUR|CURRENCY|LOAI TIEN|LOAI TIEN TE|DON VI TIEN|TIEN TE|MA TIEN TE|រូបិយប័ណ្ណ)$/],
  [
    'direction',
    /^((DR ?CR|CR ?DR|D C|C D|NO CO|CO NO|DEBIT CREDIT|CREDIT DEBIT)( (INDICATOR|IND|FLAG|MARK|TYPE|SIGN))?|(DEBIT|CREDIT) INDICATOR|(TRANSACTION |TXN |TRN )?TYPE|LOAI GD|LOAI GIAO DICH|LOAI( PHAT SINH)?|(TRANS|TXN) TYPE|DC|IN OUT|CHIEU( GD| GIAO DICH| TIEN)?|TINH CHAT|DAU|ប្រភេទ)$|^(?!.*(SO TIEN|AMOUNT)).*(^| )((NO|DEBIT) (.* )?(CO|CREDIT)|(CO|CREDIT) (.* )?(NO|DEBIT))( |$)/,
  ],
  [
    'partner',
    /DOI UNG|DOI TAC|NGUOI (CHUYEN|GUI|NHAN|THU HUONG)|DON VI (CHUYEN|THU HUONG)|THU HUONG|COUNTER ?PART|BENEFICIARY|SENDER|PAYER|REMITTER|CORRESPONDENT|ដៃគូ|អ្នកផ្ញើ/,
  ],
  [
    'money_in',
    /GHI CO|PHAT SINH (CO|TANG)|PS CO|TIEN (GUI )?VAO|(^|SO TIEN )CO( |$)|CREDIT|DEPOSIT|(MONEY|CASH|PAID) IN|INFLOW|GUI VAO|TIEN GUI|^THU$|ប្រាក់ចូល|ឥណទាន/,
  ],
  [
    'money_out',
    /GHI NO|PHAT SINH (NO|GIAM)|PS NO|TIEN (RUT )?RA|SO TIEN NO|^NO TKTT|DEBIT|WITHDRAW|(MONEY|CASH|PAID) OUT|OUTFLOW|RUT RA|RUT TIEN|TIEN RUT|^CHI$|ប្រាក់ចេញ|ឥណពន្ធ/,
  ],
  ['date', /NGAY|(^| )DATE|THOI GIAN|TIME|កាលបរិច្ឆេទ|ថ្ងៃ/],
  [
    'description',
    /NOI DUNG|DIEN GIAI|MO TA|DESCRIPTION|DETAIL|NARRATI|REMARK|PARTICULAR|NARRATION|CHI TIET|ខ្លឹមសារ|បរិយាយ/,
  ],
  [
    'code',
    /SO CT|CHUNG TU|MA (GIAO DICH|GD)|SO (GIAO DICH|GD|BUT TOAN|THAM CHIEU)|BUT TOAN|THAM CHIEU|REFERENCE|(^| )REF( |$)|TRANSACTION (ID|NO|NUMBER|CODE)|TXN|TRANS ID|(^| )(DOC|TRACE|SEQ)( |$)|លេខប្រតិបត្តិការ|លេខយោង/,
  ],
  ['amount', /SO TIEN|AMOUNT|GIA TRI|ចំនួនទឹកប្រាក់|ចំនួនប្រាក់/],
]

/** Where two columns fit a field, the one whose heading does not say this. */
const lesser: Readonly<Partial<Record<StatementField, RegExp>>> = {
  date: /HIEU LUC|^VAL |VALUE|EFFECTIVE|POST|HACH TOAN|^(THOI GIAN|TIME)$/,
  partner: /^(?!.*(TEN|NAME))/,
}

/** The number of an account that money came from or went to; digits that are no money. */
const accountNumber = /^(?!.*(SO TIEN|AMOUNT)).*(TAI KHOAN|^TK |^SO TK|ACCOUNT( NO| NUMBER|$)).*$/

/** `Nợ` is money out; `No.` counts the lines. */
function fieldOf(heading: string): StatementField | null {
  if (/^\s*nợ\s*$/iu.test(heading.normalize('NFC'))) return 'money_out'
  const text = headingText(heading)
  const field = headings.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return (field === 'money_in' || field === 'money_out') && accountNumber.test(text) ? null : field
}

/** What the columns of a heading hold, each field once. */
export function guessColumns(header: readonly string[]): StatementColumns {
  const guessed = header.map(fieldOf)
  const chosen = new Map<StatementField, number>()
  for (const [at, field] of guessed.entries()) {
    if (field === null) continue
    const earlier = chosen.get(field)
    const isLesser = (place: number) => lesser[field]?.test(headingText(header[place] ?? '')) === true
    if (earlier === undefined || (isLesser(earlier) && !isLesser(at))) chosen.set(field, at)
  }
  return guessed.map((field, at) => (field !== null && chosen.get(field) === at ? field : null))
}

/** The fields that a statement can't be read without, and that these columns do not have. */
export function missingFields(columns: StatementColumns): StatementField[] {
  const has = (field: StatementField) => columns.includes(field)
  const missing: StatementField[] = has('date') ? [] : ['date']
  return has('money_in') || has('money_out') || has('amount') ? missing : [...missing, 'amount']
}

/** The same columns of another file of the bank, by their headings; undefined where it has not all of them. */
export function recallColumns(
  remembered: { readonly header: readonly string[]; readonly columns: StatementColumns },
  header: readonly string[],
): StatementColumns | undefined {
  const texts = header.map(headingText)
  const wanted = remembered.columns.flatMap((field, at) =>
    field === null ? [] : [{ field, text: headingText(remembered.header[at] ?? ''), at }],
  )
  const places = wanted.map(({ field, text, at }) => ({
    field,
    // A heading may stand twice (a currency beside each amount): in its own place first.
    place: texts[at] === text ? at : texts.indexOf(text),
  }))
  if (places.some(({ place }) => place === -1)) return undefined
  return header.map((_, at) => places.find(({ place }) => place === at)?.field ?? null)
}
