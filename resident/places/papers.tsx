import { callForData } from '../data/call.ts'
import {
  listNoticeSlips,
  listReceipts,
  printNotice,
  printReceipt,
  readNoticePaper,
  readReceipt,
  readReceiptPaper,
} from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { usePages } from '../data/use-pages.ts'
import { say } from '../language/say.ts'
import { dayText, isNothing, moneyText } from '../language/written.ts'
import { Facts } from '../parts/facts.tsx'
import { nameOfFee } from '../parts/name-of-fee.ts'
import { Page } from '../parts/page.tsx'
import { Pages } from '../parts/pages.tsx'
import { PdfButton } from '../parts/pdf-button.tsx'
import { Shown } from '../parts/shown.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { Paper } from './paper.tsx'

const tabsOf = (start: string, open: 'receipts' | 'notices') =>
  [
    [`${start}/papers`, say('money.papers.receipts'), open === 'receipts'],
    [`${start}/papers/notices`, say('money.papers.notices'), open === 'notices'],
  ] as const

export function Receipts({ home }: HomeProps) {
  const start = `/homes/${home.apartment_id}`
  const pages = usePages({ home: home.apartment_id, name: 'receipts', address: listReceipts, more: {} })
  return (
    <Page title={say('money.papers.title')}>
      <Tabs of={tabsOf(start, 'receipts')} />
      <Pages of={pages} none={say('money.papers.no_receipts')}>
        {(receipts) => (
          <ul className="rows card">
            {receipts.map(({ id, code, received_on: day, received, currency_code: currency, status }) => (
              <li key={id}>
                <Link to={`${start}/receipts/${id}`} className="row">
                  <span>
                    {code}
                    <small className="quiet">{dayText(day)}</small>
                    {status === 'voided' && <small className="error">{say('money.papers.voided')}</small>}
                  </span>
                  <strong>{moneyText(received, currency)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </Page>
  )
}

export function Notices({ home }: HomeProps) {
  const start = `/homes/${home.apartment_id}`
  const pages = usePages({ home: home.apartment_id, name: 'notices', address: listNoticeSlips, more: {} })
  return (
    <Page title={say('money.papers.title')}>
      <Tabs of={tabsOf(start, 'notices')} />
      <Pages of={pages} none={say('money.papers.no_notices')}>
        {(slips) => (
          <ul className="rows card">
            {slips.map(({ id, month, due, collect_on: day }) => (
              <li key={id}>
                <Link to={`${start}/notices/${id}`} className="row">
                  <span>
                    {say('money.fees.month', { month: dayText(month) })}
                    {day !== null && (
                      <small className="quiet">{say('money.papers.collect_on', { day: dayText(day) })}</small>
                    )}
                  </span>
                  <strong>{moneyText(due, home.building.currency_code)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </Page>
  )
}

/** A receipt's facts, which are kept, and its paper, which is not. */
export function ReceiptPlace({ home, id }: HomeProps) {
  const start = `/homes/${home.apartment_id}`
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `receipt-${id}`,
    load: (signal) => callForData(readReceipt, { path: { id } }, { signal }),
  })
  const title = say('money.papers.receipt', { code: loaded.value?.code ?? '' })
  return (
    <Page title={title} back={`${start}/papers`}>
      <Shown of={loaded}>
        {({ currency_code, lines: given, ...receipt }) => {
          const currency = currency_code ?? home.building.currency_code
          const lines = given ?? []
          const sum = (amount: string | null) => (isNothing(amount) ? null : moneyText(amount, currency))
          return (
            <>
              {receipt.status === 'voided' && <p className="error">{say('money.papers.voided')}</p>}
              <section className="card">
                <Facts
                  of={[
                    [say('money.papers.received_on'), dayText(receipt.received_on)],
                    [
                      say('money.papers.received'),
                      <strong key="sum">{moneyText(receipt.received, currency)}</strong>,
                    ],
                    [say('money.papers.credit_used'), sum(receipt.credit_used)],
                    [say('money.papers.excess'), sum(receipt.excess)],
                  ]}
                />
              </section>
              {lines.length > 0 && <h2>{say('money.papers.lines')}</h2>}
              <ul className="rows card">
                {lines.map((line) => (
                  <li key={line.fee_id} className="row">
                    <span>
                      {nameOfFee(line)}
                      <small className="quiet">{dayText(line.month)}</small>
                    </span>
                    <strong>{moneyText(line.amount, home.building.currency_code)}</strong>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Shown>
      <PdfButton address={printReceipt} id={id} name={`${loaded.value?.code ?? id}.pdf`} />
      <Paper home={home.apartment_id} name={`receipt-paper-${id}`} address={readReceiptPaper} id={id} />
    </Page>
  )
}

/** A fee notice as it is printed: it is nothing but its paper. */
export function NoticePlace({ home, id }: HomeProps) {
  return (
    <Page title={say('money.papers.notices')} back={`/homes/${home.apartment_id}/papers/notices`}>
      <PdfButton address={printNotice} id={id} name={`${home.apartment}-${id}.pdf`} />
      <Paper home={home.apartment_id} name={`notice-paper-${id}`} address={readNoticePaper} id={id} isOpen />
    </Page>
  )
}
