import { handover } from '#entities/property/handover.ts'
import type { SlotProps } from '../crud/views.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatDate, formatNumber } from '../fields/format.ts'
import { isRecord } from '../fields/references/entities.ts'
import { fieldLabel } from '../fields/words.ts'
import { nameIn, textOf } from './paper-text.ts'
import { Paper } from './paper.tsx'
import { PrintCard } from './print-card.tsx'

/** The minutes of a handover on its page, ready to be printed and signed. */
export const HandoverPrint = ({ record, tools, onChange }: SlotProps) =>
  onChange === undefined && (
    <PrintCard tools={tools}>{(paper) => <HandoverPaper record={record} tools={paper} />}</PrintCard>
  )

interface HandoverPaperProps {
  readonly record: Values
  readonly tools: ViewTools
}

/** What was handed over, in which state, and by whom to whom. */
function HandoverPaper({ record, tools }: HandoverPaperProps) {
  const { t, language } = tools
  const label = (name: string) => fieldLabel(t, handover.name, name)
  const figure = (name: string, unit = '') =>
    typeof record[name] === 'number'
      ? `${formatNumber(record[name], { language, digits: 3 })} ${unit}`.trim()
      : undefined
  const giver = nameIn(record.handed_by, 'name')
  const defects = Array.isArray(record.defects) ? record.defects.filter(isRecord) : []
  const day = textOf(record.handover_date) ?? textOf(record.planned_at)
  return (
    <Paper
      whole
      byHand
      tools={tools}
      title={t('console.desk.paper.handover')}
      under={[[String(record.code), ...(day === undefined ? [] : [formatDate(day)])].join(' · ')]}
      facts={[
        [label('apartment_id'), nameIn(record.apartment, 'code')],
        [label('receiver_name'), textOf(record.receiver_name)],
        [label('receiver_phone'), textOf(record.receiver_phone)],
        [label('handed_by_id'), giver],
        [label('keys_count'), figure('keys_count')],
        [label('cards_count'), figure('cards_count')],
        [label('electric_number'), figure('electric_number', 'kWh')],
        [label('water_number'), figure('water_number', 'm³')],
        [label('note'), textOf(record.note)],
      ]}
      signatures={[
        { title: t('console.desk.paper.giver'), name: giver },
        { title: t('console.desk.paper.receiver'), name: textOf(record.receiver_name) },
      ]}
    >
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
              <td>{textOf(defect.item)}</td>
              <td>{textOf(defect.description)}</td>
              <td>{formatDate(textOf(defect.due_date) ?? '')}</td>
            </tr>
          ))}
          {defects.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{t('console.desk.paper.no_defects')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Paper>
  )
}

const columns = ['item', 'description', 'due_date'] as const
