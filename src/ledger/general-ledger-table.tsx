import type { DataOf } from '#domain/calls/call.ts'
import type { readGeneralLedger } from '#domain/calls/journal.ts'
import { formatDate } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentLink } from './document-link.tsx'
import { Figure, FigureHead } from './figure-table.tsx'
import { readCodes } from './read-codes.ts'
import { CutNote } from './report-frame.tsx'

interface GeneralLedgerTableProps {
  readonly ledger: DataOf<typeof readGeneralLedger>
  readonly tools: ViewTools
}

const texts = ['date', 'document', 'description', 'counter'] as const
const sides = ['debit', 'credit'] as const

/** An account's balance before, line by line, and its balance at the end; a debit is positive. */
export function GeneralLedgerTable({ ledger, tools }: GeneralLedgerTableProps) {
  const { t } = tools
  const word = (name: (typeof texts)[number] | (typeof sides)[number] | 'balance') =>
    t(`console.journal.${name}`)
  const edge = (name: 'opening' | 'closing', amount: string) => (
    <tr>
      <th scope="row" colSpan={texts.length + sides.length}>
        {t(`console.journal.${name}`)}
      </th>
      <Figure sum title={word('balance')} amount={amount} tools={tools} />
    </tr>
  )
  return (
    <>
      <CutNote shown={ledger.lines.length} total={ledger.total} tools={tools} />
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <FigureHead
            titles={texts.map(word)}
            figures={[...sides, 'balance' as const].map(word)}
            tools={tools}
          />
          <tbody>
            {edge('opening', ledger.opening)}
            {ledger.lines.map((line) => (
              <tr key={`${line.entry}/${line.line}`}>
                <td data-label={word('date')}>{formatDate(line.booked_on)}</td>
                <td data-label={word('document')}>
                  <DocumentLink line={{ ...line, title: line.number }} tools={tools} />
                </td>
                <td data-label={word('description')}>{line.description}</td>
                <td data-label={word('counter')}>{readCodes(t, line.counter ?? '')}</td>
                {sides.map((side) => (
                  <Figure key={side} title={word(side)} amount={line[side]} tools={tools} />
                ))}
                <Figure title={word('balance')} amount={line.balance} tools={tools} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={texts.length}>
                {t('console.journal.totals')}
              </th>
              {sides.map((side) => (
                <Figure key={side} sum title={word(side)} amount={ledger[side]} tools={tools} />
              ))}
              <td />
            </tr>
            {edge('closing', ledger.closing)}
          </tfoot>
        </table>
      </div>
    </>
  )
}
