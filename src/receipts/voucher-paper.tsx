import { isZero } from '#core/amount.ts'
import type { AnyEntity } from '#core/entity.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { useSession } from '../session/session.ts'
import { dots, nameIn, textOf } from './paper-text.ts'
import { Facts, Signatures, Voided, type Fact } from './paper.tsx'
import { formNumbers, formOf, signersOf, type MoneyLine, type VoucherData } from './voucher-forms.ts'
import './receipts.css'
import './voucher.css'

interface VoucherPaperProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly money: MoneyLine
  readonly of: VoucherData
  readonly tools: ViewTools
}

const copies = ['first_copy', 'second_copy'] as const

/** A voucher in the form of the accounting circular, in two copies on one sheet: to be filed, and to be handed over. */
export function VoucherPaper(props: VoucherPaperProps) {
  const { record, tools } = props
  return (
    <article
      className="desk-paper desk-paper-whole voucher-paper"
      lang={tools.language}
      data-voided={record.status === 'voided'}
    >
      {copies.map((copy) => (
        <VoucherCopy key={copy} copy={copy} {...props} />
      ))}
    </article>
  )
}

function VoucherCopy({
  entity,
  record,
  money,
  of,
  tools,
  copy,
}: VoucherPaperProps & { copy: (typeof copies)[number] }) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const form = formOf(entity.name, money)
  const amount = isZero(money.debit) ? money.credit : money.debit
  const inWords = amountInWords(amount, { language, currency })
  const person = textOf(record.party)
  const number = currency === 'vnd' ? formNumbers[form] : undefined
  return (
    <section aria-label={t(`console.voucher.${copy}`)}>
      <div className="voucher-head">
        <div>
          <p>
            {`${t('console.voucher.unit')}: `}
            <strong>{building?.name}</strong>
          </p>
          <p>{`${t('console.voucher.address')}: ${building?.address ?? dots}`}</p>
        </div>
        {number !== undefined && (
          <div className="voucher-form">
            <strong>{t('console.voucher.form', { number })}</strong>
            <p>{t(`console.voucher.circular.${of.chart}`)}</p>
          </div>
        )}
      </div>
      <div className="voucher-title">
        <header>
          <h2>{t(`console.voucher.title.${form}`)}</h2>
          <p>{dayOf(textOf(record.date) ?? '', tools)}</p>
          <p>{t(`console.voucher.${copy}`)}</p>
        </header>
        <div>
          <p>{`${t('console.voucher.book')}: …………`}</p>
          <p>{`${t('console.voucher.number')}: ${textOf(record.code) ?? ''}`}</p>
          {(['debit', 'credit'] as const).map((side) => (
            <p key={side}>{`${t(`console.voucher.${side}`)}: ${codesOf(of, side, tools)}`}</p>
          ))}
        </div>
      </div>
      <Facts
        byHand
        facts={[
          ...whoOf({ entity, record, form, person, tools }),
          [t('console.voucher.reason'), reasonOf(entity, record, tools)],
          [t('console.voucher.amount'), formatMoney(amount, currency, language)],
          [t('console.voucher.in_words'), inWords],
          [t('console.voucher.attached'), t('console.voucher.originals', { count: '…………' })],
        ]}
      />
      <Signatures
        tools={tools}
        of={signersOf(form).map((signer) => ({
          title: t(`console.voucher.signers.${signer}`),
          name: signer === 'payer' || signer === 'receiver' ? person : undefined,
          sealed: signer === 'director',
        }))}
      />
      {form !== 'transfer' && <p>{`${t('console.voucher.received')}: ${inWords}`}</p>}
      {currency !== 'vnd' && <p>{t('console.voucher.converted', { dots })}</p>}
      <Voided says={record.status === 'voided' ? t('console.voucher.voided') : undefined} />
    </section>
  )
}

/** Who brings or takes the money, and where they live; of a transfer, the two funds. */
function whoOf({
  entity,
  record,
  form,
  person,
  tools: { t },
}: Pick<VoucherPaperProps, 'entity' | 'record' | 'tools'> & {
  readonly form: ReturnType<typeof formOf>
  readonly person: string | undefined
}): readonly Fact[] {
  if (form === 'transfer')
    return [
      [fieldLabel(t, entity.name, 'cash_account_id'), nameIn(record.cash_account, 'name')],
      [fieldLabel(t, entity.name, 'to_account_id'), nameIn(record.to_account, 'name')],
    ]
  const comesIn = form === 'receipt' || form === 'credit_note'
  const apartment = nameIn(record.apartment, 'code')
  return [
    [t(comesIn ? 'console.voucher.paid_by' : 'console.voucher.paid_to'), person],
    [
      t('console.voucher.address'),
      apartment === undefined ? undefined : t('console.voucher.apartment', { apartment }),
    ],
  ]
}

/** What the money is for: as it was written, else the category or the kind of document. */
const reasonOf = (entity: AnyEntity, record: Values, { t }: ViewTools) =>
  textOf(record.description) ?? nameIn(record.category, 'name') ?? entityTitle(t, entity.name)

/** The account codes of a side; where there are several, each with its amount. */
function codesOf(
  { lines }: VoucherData,
  side: 'debit' | 'credit',
  { currency, language }: ViewTools,
): string {
  const of = lines.filter((line) => !isZero(line[side]))
  const said = of.map((line) =>
    of.length === 1 ? line.code : `${line.code} (${formatAmount(line[side], currency, language)})`,
  )
  return said.join('; ')
}

function dayOf(date: string, { t }: ViewTools): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return t('console.voucher.date', { day, month, year })
}
