import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { readVatReturn } from '#domain/calls/vat-return.ts'
import { rateText, returnWords, vatWords } from '#domain/money/vat-words.ts'
import { sumOfDue } from '#domain/money/due-vat.ts'
import { columnWords, sumWords } from '#domain/reports/book-words.ts'
import { itemText } from '#entities/fee-words.ts'
import { formatAmount, formatDate, formatMoney } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { LineTable } from '../ui/line-table.tsx'
import { figureColumn } from './figure-table.tsx'

type VatReturn = DataOf<typeof readVatReturn>
type Lowered = VatReturn['lowered'][number]
type OnCredit = VatReturn['on_credit'][number]
export type FormFigure = NonNullable<VatReturn['rows'][number]['value']>

interface VatReturnTableProps {
  readonly found: VatReturn
  readonly tools: ViewTools
  readonly onFigure: (figure: FormFigure) => void
}

/** The lines of the form with their numbers, the annex of the lowered rate, and what the office fills in itself. */
export function VatReturnTable({ found, tools, onFigure }: VatReturnTableProps) {
  const { t, language, currency } = tools
  const words = returnWords[language]
  const money = (amount: string) => formatMoney(amount, currency, language)
  const codes = found.left_out.map((code) => `[${code}]`).join(', ')
  return (
    <>
      <p>{t('console.journal.tax.due', { day: formatDate(found.due_on), law: found.due_law })}</p>
      <LineTable
        columns={[
          {
            title: columnWords.item[language],
            isHead: true,
            cell: ({ name }) => vatWords[language].rows[name],
          },
          ...(['value', 'tax'] as const).map((side) => ({
            title: columnWords[side === 'value' ? 'net' : 'vat'][language],
            isNumber: true,
            isEmpty: (row: VatReturn['rows'][number]) => row[side] === null,
            cell: (row: VatReturn['rows'][number]) => (
              <FigureCell figure={row[side]} tools={tools} onFigure={onFigure} />
            ),
          })),
        ]}
        rows={found.rows}
        keyOf={({ name }) => name}
      />
      <PurchasesOnCredit found={found} tools={tools} />
      {(['input', 'output'] as const).map((list) => {
        const rows = found.lowered.filter((row) => row.list === list)
        if (rows.length === 0) return null
        return (
          <section key={list}>
            <h3>{words.annexes[list]}</h3>
            <LineTable
              columns={[
                {
                  title: columnWords.item[language],
                  isHead: true,
                  cell: ({ item }) => itemText(item, language),
                },
                { title: columnWords.rate[language], cell: (row) => ratesIn(row, tools) },
                figureColumn({
                  title: columnWords.net[language],
                  amountOf: ({ net }: Lowered) => net,
                  tools,
                }),
                figureColumn({
                  title: columnWords.vat[language],
                  amountOf: ({ vat }: Lowered) => vat,
                  tools,
                }),
                figureColumn({ title: words.saved, amountOf: ({ saved }: Lowered) => saved, tools }),
              ]}
              rows={rows}
              keyOf={({ item, rate }) => `${item ?? ''} ${rate}`}
            />
          </section>
        )
      })}
      {found.unplaced.map(({ rate, net, vat }) => (
        <Alert
          key={rate ?? ''}
          type="warning"
          showIcon
          message={t('console.journal.tax.unplaced', {
            rate: rateText(rate, language),
            net: money(net),
            vat: money(vat),
          })}
        />
      ))}
      <p className="lobby-secondary">{t('console.journal.tax.form', { law: found.law })}</p>
      <p className="lobby-secondary">{t('console.journal.tax.left', { codes })}</p>
    </>
  )
}

/** Invoices of suppliers whose due day changes what is deducted, each leading to it. */
function PurchasesOnCredit({ found, tools }: Pick<VatReturnTableProps, 'found' | 'tools'>) {
  const { language, pathOf } = tools
  const words = returnWords[language].on_credit
  const rows = found.on_credit
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{words.title}</h3>
      <LineTable
        columns={[
          {
            title: columnWords.invoice_number[language],
            isHead: true,
            cell: ({ id, number, symbol, invoice_number: paper }) => (
              <Link to={pathOf('supplier_invoice', id) ?? ''}>
                {[symbol, paper].filter(Boolean).join(' ') || number}
              </Link>
            ),
          },
          { title: columnWords.party[language], cell: ({ party }) => party },
          { title: words.due, cell: ({ due_on: due }) => formatDate(due) },
          figureColumn({ title: words.open, amountOf: ({ open }: OnCredit) => open, tools }),
          figureColumn({ title: columnWords.vat[language], amountOf: ({ vat }: OnCredit) => vat, tools }),
          figureColumn({
            title: words.change,
            amountOf: ({ change }: OnCredit) => change,
            sum: sumOfDue(rows),
            tools,
          }),
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        totals={sumWords.totals[language]}
      />
      <p className="lobby-secondary">
        {tools.t('console.journal.tax.on_credit', { law: found.due_vat_law })}
      </p>
    </section>
  )
}

const ratesIn = ({ rate, instead, law }: Lowered, { language }: ViewTools) =>
  `${rateText(instead, language)} → ${rateText(rate, language)} (${law})`

interface FigureCellProps extends Pick<VatReturnTableProps, 'tools' | 'onFigure'> {
  readonly figure: VatReturn['rows'][number]['value']
}

/** A figure with its number; one that sums up a list leads to it. */
function FigureCell({ figure, tools, onFigure }: FigureCellProps) {
  if (figure === null) return null
  const { t, currency, language } = tools
  const said = formatAmount(figure.amount, currency, language)
  return (
    <>
      <span className="lobby-secondary">[{figure.code}] </span>
      {figure.list === null ? (
        <strong>{said}</strong>
      ) : (
        <Button
          type="link"
          size="small"
          aria-label={t('console.journal.tax.open', { code: figure.code })}
          onClick={() => onFigure(figure)}
        >
          {said}
        </Button>
      )}
    </>
  )
}
