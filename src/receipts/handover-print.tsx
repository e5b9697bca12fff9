import { handover } from '#entities/property/handover.ts'
import type { SlotProps } from '../crud/views.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatDate, formatNumber } from '../fields/format.ts'
import { isRecord } from '../fields/references/entities.ts'
import { fieldLabel } from '../fields/words.ts'
import { useSession } from '../session/session.ts'
import { PrintCard } from './print-card.tsx'
import { Signature } from './printable.tsx'
import './receipts.css'

/** The minutes of a handover on its page, ready to be printed and signed. */
export const HandoverPrint = ({ record, tools, onChange }: SlotProps) =>
  onChange === undefined && (
    <PrintCard tools={tools}>{(paper) => <HandoverPaper record={record} tools={paper} />}</PrintCard>
  )

interface HandoverPaperProps {
  readonly record: Values
  readonly tools: ViewTools
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const nameIn = (value: unknown, name: string) => (isRecord(value) ? text(value[name]) : undefined)

/** What was handed over, in which state, and by whom to whom. */
function HandoverPaper({ record, tools }: HandoverPaperProps) {
  const { t, language } = tools
  const { building } = useSession()
  const label = (name: string) => fieldLabel(t, handover.name, name)
  const figure = (name: string, unit = '') =>
    typeof record[name] === 'number'
      ? `${formatNumber(record[name], { language, digits: 3 })} ${unit}`.trim()
      : undefined
  const giver = nameIn(record.handed_by, 'name')
  const defects = Array.isArray(record.defects) ? record.defects.filter(isRecord) : []
  const facts: readonly (readonly [string, string | undefined])[] = [
    [label('apartment_id'), nameIn(record.apartment, 'code')],
    [label('receiver_name'), text(record.receiver_name)],
    [label('receiver_phone'), text(record.receiver_phone)],
    [label('handed_by_id'), giver],
    [label('keys_count'), figure('keys_count')],
    [label('cards_count'), figure('cards_count')],
    [label('electric_number'), figure('electric_number', 'kWh')],
    [label('water_number'), figure('water_number', 'm³')],
    [label('note'), text(record.note)],
  ]
  const day = text(record.handover_date) ?? text(record.planned_at)
  return (
    <article className="desk-paper desk-paper-whole" lang={language}>
      <header>
        <strong>{building?.name}</strong>
        <h2>{t('console.desk.paper.handover')}</h2>
        <p>{[String(record.code), ...(day === undefined ? [] : [formatDate(day)])].join(' · ')}</p>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '……………'}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>{label('defects')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {label(`defects.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {defects.map((defect, at) => (
            <tr key={at}>
              <td>{text(defect.item)}</td>
              <td>{text(defect.description)}</td>
              <td>{formatDate(text(defect.due_date) ?? '')}</td>
            </tr>
          ))}
          {defects.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{t('console.desk.paper.no_defects')}</td>
            </tr>
          )}
        </tbody>
      </table>
      <footer>
        <Signature title={t('console.desk.paper.giver')} tools={tools} name={giver} />
        <Signature title={t('console.desk.paper.receiver')} tools={tools} name={text(record.receiver_name)} />
      </footer>
    </article>
  )
}

const columns = ['item', 'description', 'due_date'] as const
