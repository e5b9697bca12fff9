import type { DataOf } from '#domain/calls/call.ts'
import type { readOutputVat } from '#domain/calls/output-vat.ts'
import { sumAmounts } from '#core/amount.ts'
import { formatDate, formatDecimal } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentLink } from './document-link.tsx'
import { Figure, FigureHead } from './figure-table.tsx'
import { CutNote } from './report-frame.tsx'

interface OutputVatTableProps {
  readonly list: DataOf<typeof readOutputVat>
  readonly tools: ViewTools
}

const texts = ['date', 'document', 'description', 'apartment', 'rate'] as const
const figures = ['net', 'vat'] as const

/** What output VAT was booked on, line by line, and what it comes to by rate. */
export function OutputVatTable({ list, tools }: OutputVatTableProps) {
  const { t, language } = tools
  if (list.total === 0) return <p className="lobby-secondary">{t('console.journal.no_vat')}</p>
  const word = (name: (typeof texts)[number] | (typeof figures)[number]) => t(`console.journal.${name}`)
  const percent = (rate: string | null) =>
    rate === null ? t('console.journal.several_rates') : `${formatDecimal(rate, { language, digits: 2 })} %`
  return (
    <>
      <CutNote shown={list.lines.length} total={list.total} tools={tools} />
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <FigureHead titles={texts.map(word)} figures={figures.map(word)} tools={tools} />
          <tbody>
            {list.lines.map((line) => (
              <tr key={line.entry}>
                <td data-label={word('date')}>{formatDate(line.booked_on)}</td>
                <td data-label={word('document')}>
                  <DocumentLink line={{ ...line, title: line.number }} tools={tools} />
                </td>
                <td data-label={word('description')}>{line.description}</td>
                <td data-label={word('apartment')}>
                  {line.apartment}
                  {line.party !== null && <span className="lobby-secondary"> · {line.party}</span>}
                </td>
                <td data-label={word('rate')}>{percent(line.rate)}</td>
                {figures.map((name) => (
                  <Figure key={name} title={word(name)} amount={line[name]} tools={tools} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {list.rates.map((one) => (
              <tr key={one.rate ?? ''}>
                <th scope="row" colSpan={texts.length}>
                  {`${word('rate')} ${percent(one.rate)}`}
                </th>
                {figures.map((name) => (
                  <Figure key={name} sum title={word(name)} amount={one[name]} tools={tools} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={texts.length}>
                {t('console.journal.totals')}
              </th>
              {figures.map((name) => (
                <Figure
                  key={name}
                  sum
                  title={word(name)}
                  amount={sumAmounts(list.rates.map((one) => one[name]))}
                  tools={tools}
                />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
